package outflank.format.property;

/**
 * One value of a property.
 *
 * @param name capital letters, such as {@code PB}
 * @param value what stands in the brackets, without the escapes, at most {@link PropertyScanner#MAX_VALUE} characters
 * @param line the line of the file it is in, from 1
 */
record Property(String name, String value, long line) {}
