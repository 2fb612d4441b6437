package outflank.archive;

/** An import waits for its turn; told when the transaction that made it so has ended well. */
record ImportWaiting() {}
