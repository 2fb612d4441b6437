package outflank.boot;

/** A start that cannot go on, told in one plain sentence for the person at the console; never shown as a stack trace. */
final class Refusal extends RuntimeException {
    Refusal(String sentence) {
        super(sentence);
    }

    Refusal(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
