package outflank.othello.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import outflank.othello.Position;
import outflank.othello.Square;
import outflank.othello.transcript.Repair.Kind;

/**
 * Reads a record whose squares have a character in them that looks like another one, such as {@code fl} for f1, or whose
 * digits stand before the letters. What fits the rules of the game was meant.
 */
final class LookAlikes {

    /** So many ways to read the characters are tried, and no more. */
    private static final int MAX_TRIES = 2_000;

    private static final int MAX_CANDIDATES = 4;

    /** A proposal names so many of the squares it reads differently. */
    private static final int MAX_NAMED = 4;

    private static final double ONE_CHARACTER = Math.log(0.03);

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{Alnum}|!@&]++");
    private static final Pattern NO_MOVE = Pattern.compile("[0-9]{1,2}|pass|pa|ps");
    private static final Map<Character, String> LETTERS = Map.ofEntries(
            Map.entry('@', "a"),
            Map.entry('o', "acd"),
            Map.entry('0', "dac"),
            Map.entry('6', "bg"),
            Map.entry('8', "b"),
            Map.entry('3', "e"),
            Map.entry('t', "f"),
            Map.entry('q', "g"),
            Map.entry('9', "g"),
            Map.entry('y', "g"),
            Map.entry('n', "h"),
            Map.entry('k', "h"),
            Map.entry('4', "ah"),
            Map.entry('1', "f"));
    private static final Map<Character, String> DIGITS = Map.ofEntries(
            Map.entry('l', "1"),
            Map.entry('i', "1"),
            Map.entry('|', "1"),
            Map.entry('!', "1"),
            Map.entry('z', "2"),
            Map.entry('e', "3"),
            Map.entry('a', "4"),
            Map.entry('h', "4"),
            Map.entry('y', "4"),
            Map.entry('s', "5"),
            Map.entry('b', "68"),
            Map.entry('g', "6"),
            Map.entry('o', "6"),
            Map.entry('0', "6"),
            Map.entry('t', "7"),
            Map.entry('&', "8"),
            Map.entry('9', "8"));

    /**
     * @param written two characters
     * @param squares what they may mean, the likeliest first
     */
    private record Pair(String written, List<Integer> squares) {

        boolean isDigitFirst() {
            return written.matches("[1-8][a-h]");
        }

        boolean isSquare() {
            return written.matches("[a-h][1-8]");
        }
    }

    private final List<Pair> pairs = new ArrayList<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private int tries;

    private LookAlikes() {}

    /** The games that are legal from beginning to end once characters are read as others. */
    static List<Candidate> candidates(String written) {
        LookAlikes reading = new LookAlikes();
        if (reading.split(TranscriptScanner.plain(written))
                && !reading.pairs.stream().allMatch(Pair::isSquare)) {
            reading.choose(Position.start(), new ArrayList<>());
        }
        return reading.candidates;
    }

    /** Cuts the text into pairs; false if it has something that cannot be one. */
    private boolean split(String text) {
        for (String word : BETWEEN.split(text)) {
            if (word.isEmpty() || NO_MOVE.matcher(word).matches()) {
                continue;
            }
            for (int begin = 0; begin < word.length(); begin += 2) {
                Pair pair = pair(word.substring(begin, Math.min(word.length(), begin + 2)));
                pairs.add(pair);
                if (pair.squares().isEmpty() || pairs.size() > Transcript.MAX_MOVES) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Pair pair(String written) {
        List<Integer> squares = new ArrayList<>();
        if (written.length() == 2) {
            String letters = options(written.charAt(0), 'a', LETTERS);
            String digits = options(written.charAt(1), '1', DIGITS);
            if (written.matches("[1-8][a-h]")) {
                squares.add(Square.of(written.substring(1) + written.charAt(0)));
            }
            letters.chars()
                    .forEach(letter ->
                            digits.chars().forEach(digit -> squares.add(Square.of("" + (char) letter + (char) digit))));
        }
        return new Pair(written, squares);
    }

    private static String options(char written, char first, Map<Character, String> alike) {
        return written >= first && written < first + 8 ? String.valueOf(written) : alike.getOrDefault(written, "");
    }

    private void choose(Position position, List<Integer> moves) {
        if (moves.size() == pairs.size()) {
            candidates.add(candidate(moves));
            return;
        }
        Position before = position.mustPass() ? position.pass() : position;
        for (int square : pairs.get(moves.size()).squares()) {
            if (candidates.size() < MAX_CANDIDATES && ++tries <= MAX_TRIES && before.isLegal(square)) {
                moves.add(square);
                choose(before.play(square), moves);
                moves.remove(moves.size() - 1);
            }
        }
    }

    private Candidate candidate(List<Integer> moves) {
        List<String> written = new ArrayList<>();
        List<String> meant = new ArrayList<>();
        for (int index = 0; index < moves.size(); index++) {
            Pair pair = pairs.get(index);
            if (!pair.isSquare()) {
                written.add(pair.written());
                meant.add(Square.name(moves.get(index)));
            }
        }
        Kind kind = pairs.stream().allMatch(Pair::isDigitFirst) ? Kind.DIGITS_FIRST : Kind.CHARACTERS;
        double plausibility = ONE_CHARACTER * (kind == Kind.DIGITS_FIRST ? 1 : Math.min(written.size(), MAX_NAMED));
        int[] squares = moves.stream().mapToInt(Integer::intValue).toArray();
        return new Candidate(kind, 0, 0, named(written), named(meant), squares, plausibility);
    }

    private static String named(List<String> squares) {
        String named = String.join(", ", squares.subList(0, Math.min(squares.size(), MAX_NAMED)));
        return squares.size() > MAX_NAMED ? named + " …" : named;
    }
}
