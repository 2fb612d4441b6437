/** Games in plain text of every form people use, and the reading of text that all text formats share. */
package outflank.format.text;
