/**
 * The simulated tournaments of the demo: invented people, believable games and the story of an event in full swing, all
 * told through the use cases. The same seeds give the same pairings and games on every machine.
 */
package outflank.boot.demo;
