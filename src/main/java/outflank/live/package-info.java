/** Who is told that a tournament has changed. Knows nothing of what changed, only which tournament and its revision. */
package outflank.live;
