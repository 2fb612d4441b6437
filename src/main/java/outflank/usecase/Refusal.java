package outflank.usecase;

import java.util.List;

/**
 * A use case says no, and nothing has changed. The text comes from the bundle, so this carries only its key and the
 * values to fill in; it says what was wrong, where, and how to mend it.
 */
public class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String key;
    private final transient List<Object> values;

    /**
     * @param key key of the text in the bundle
     * @param values what the text names, in its order
     */
    public Refusal(String key, Object... values) {
        this(null, key, values);
    }

    /** A refusal that has a technical cause, for the log. */
    public Refusal(Throwable cause, String key, Object... values) {
        super(key + " " + List.of(values), cause);
        this.key = key;
        this.values = List.of(values);
    }

    /** Key of the text in the bundle. */
    public String key() {
        return key;
    }

    /** What the text names, in its order. */
    public Object[] values() {
        return values == null ? new Object[0] : values.toArray();
    }
}
