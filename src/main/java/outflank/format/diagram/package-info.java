/** Diagrams of games as books print them: the board with the number of each move on its square. They are not read again. */
package outflank.format.diagram;
