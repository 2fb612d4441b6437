package outflank.format.wthor;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** Gives names their numbers, and writes them as a {@code .jou} or {@code .trn} file. Number 0 is for the unknown. */
public final class WthorNameList {

    private static final String UNKNOWN = "???";

    private final int length;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final CharsetEncoder latin = StandardCharsets.ISO_8859_1.newEncoder();

    private WthorNameList(int length) {
        this.length = length;
        numbers.put(UNKNOWN, 0);
    }

    /** An empty list of players. */
    public static WthorNameList ofPlayers() {
        return new WthorNameList(WthorLayout.PLAYER_NAME);
    }

    /** An empty list of tournaments. */
    public static WthorNameList ofTournaments() {
        return new WthorNameList(WthorLayout.TOURNAMENT_NAME);
    }

    /** The number of this name, a new one if it is not in the list; empty if there is no room for another. */
    OptionalInt number(String name) {
        String fitted = fitted(name);
        Integer number = numbers.get(fitted);
        if (number == null) {
            if (numbers.size() == WthorLayout.MAX_NAMES) {
                return OptionalInt.empty();
            }
            number = numbers.size();
            numbers.put(fitted, number);
        }
        return OptionalInt.of(number);
    }

    /** Whether this name can be kept as it is. */
    boolean fits(String name) {
        return name.isEmpty() || fitted(name).equals(name);
    }

    /** In Latin-1, without accents where it has no such letter, and so short that a zero byte can follow. */
    private String fitted(String name) {
        StringBuilder fitted = new StringBuilder();
        for (int index = 0; index < name.length() && fitted.length() < length - 1; ) {
            int character = name.codePointAt(index);
            index += Character.charCount(character);
            String text = Character.toString(character);
            String bare = latin.canEncode(text)
                    ? text
                    : Normalizer.normalize(text, Normalizer.Form.NFD).substring(0, 1);
            fitted.append(latin.canEncode(bare) ? bare : "?");
        }
        return name.isEmpty() ? UNKNOWN : fitted.toString().strip();
    }

    /** Writes the file. */
    public void write(OutputStream file, LocalDate made) throws IOException {
        // The header counts in 16 bits; readers take the number of names from the length of the file.
        file.write(new WthorHeader(0, Math.min(numbers.size(), WthorLayout.MAX_NAMES - 1), 0, 0, 0).bytes(made));
        for (String name : numbers.keySet()) {
            byte[] bytes = new byte[length];
            byte[] letters = name.getBytes(StandardCharsets.ISO_8859_1);
            System.arraycopy(letters, 0, bytes, 0, letters.length);
            file.write(bytes);
        }
    }
}
