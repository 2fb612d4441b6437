package outflank.tournament;

import java.io.Serializable;
import java.util.Locale;
import outflank.usecase.Refusal;
import outflank.usecase.Text;

/**
 * What files say of a tournament beside what is announced of it.
 *
 * @param country three letters, or empty
 * @param director who directs it; may be empty
 * @param sender who sends the results; may be empty
 */
public record FileHeader(String country, String director, String sender) implements Serializable {

    /** Nothing was typed. */
    public static final FileHeader NONE = new FileHeader("", "", "");

    private static final int LONGEST = 100;

    /** @throws Refusal if a part is too long or not of its form */
    public FileHeader {
        country = Text.line(country, "desk.files.country", LONGEST).toUpperCase(Locale.ROOT);
        director = Text.line(director, "desk.files.director", LONGEST);
        sender = Text.line(sender, "desk.files.sender", LONGEST);
        if (!country.isEmpty() && !country.matches("[A-Z]{3}")) {
            throw new Refusal("refusal.country");
        }
    }

    /** Whether the rating people have what they ask for. */
    public boolean isComplete() {
        return !country.isEmpty() && !sender.isEmpty();
    }
}
