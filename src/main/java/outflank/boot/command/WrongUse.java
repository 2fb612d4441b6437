package outflank.boot.command;

/** A command line that asks for nothing that can be done, told in one plain sentence. */
final class WrongUse extends RuntimeException {

    WrongUse(String sentence) {
        super(sentence);
    }
}
