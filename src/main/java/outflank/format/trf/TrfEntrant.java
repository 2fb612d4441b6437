package outflank.format.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.Entrant;
import outflank.format.FormatProblem.Kind;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.TournamentFileBuilder;

/**
 * What the columns of a player have no place for: {@code ### outflank player 12 id=700012 new enters=2 withdrawn=5} and, for
 * a name that does not fit, {@code name=FAMILY, Given} at the end.
 */
final class TrfEntrant {

    private static final Pattern FORM =
            Pattern.compile("(\\d{1,7}+)(?: id=(\\d{1,9}+))?+( new)?+(?: enters=(\\d{1,2}+))?+"
                    + "(?: withdrawn=(\\d{1,3}+))?+(?: name=(.*+))?+");
    private static final int WIDTH_OF_NAME = 33;

    private TrfEntrant() {}

    static void read(TrfLine line, Map<Integer, TrfPlayer> players, TournamentFileBuilder file) {
        String words = line.text()
                .substring((TrfComment.BEGINNING + "player ").length())
                .strip();
        Matcher matcher = FORM.matcher(words);
        if (!matcher.matches() || !players.containsKey(Integer.parseInt(matcher.group(1)))) {
            file.remarks().add(Kind.LINE_PASSED_OVER, line.place(), line.text());
            return;
        }
        EntrantDraft entrant = players.get(Integer.parseInt(matcher.group(1))).entrant();
        entrant.federationId = Optional.ofNullable(matcher.group(2)).orElse("");
        entrant.newPlayer = matcher.group(3) != null;
        entrant.entersInRound = matcher.group(4) == null ? 1 : Math.max(1, Integer.parseInt(matcher.group(4)));
        entrant.withdrawnFromRound = matcher.group(5) == null
                ? OptionalInt.empty()
                : OptionalInt.of(Math.max(1, Integer.parseInt(matcher.group(5))));
        if (matcher.group(6) != null) {
            String[] names = matcher.group(6).split(",", 2);
            entrant.familyName = names[0].strip();
            entrant.givenName = names.length == 2 ? names[1].strip() : "";
        }
    }

    /** The comment for a player; empty if the columns say everything. */
    static Optional<String> of(FileEntrant inFile, Entrant entrant) {
        List<String> words = new ArrayList<>();
        if (!inFile.federationId().isEmpty()) {
            words.add("id=" + inFile.federationId());
        }
        if (inFile.newPlayer()) {
            words.add("new");
        }
        if (entrant.entersInRound() > 1) {
            words.add("enters=" + entrant.entersInRound());
        }
        if (entrant.withdrawnFromRound().isPresent()) {
            words.add("withdrawn=" + entrant.withdrawnFromRound().getAsInt());
        }
        if (!inFile.writtenName().equals(column(inFile.writtenName()))) {
            words.add("name=" + inFile.writtenName());
        }
        return words.isEmpty()
                ? Optional.empty()
                : Optional.of(TrfComment.BEGINNING + "player " + entrant.number() + " " + String.join(" ", words));
    }

    /** As much of a name as its columns hold. */
    static String column(String name) {
        return name.length() <= WIDTH_OF_NAME ? name : name.substring(0, WIDTH_OF_NAME);
    }
}
