package outflank.format.papp;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.format.FormatProblem.Kind;
import outflank.format.Place;
import outflank.format.UnusableFile;
import outflank.format.text.TextSource;
import outflank.format.tournament.EntrantDraft;
import outflank.format.tournament.RoundDraft;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentFileBuilder;

/**
 * Reads a work file of PAPP (othello.md, section 6). Who is present and in no pair has the bye; who is absent misses the
 * round; who is absent at the end of the file has withdrawn. A pairing that was not closed is the current round, if it is
 * complete.
 */
public final class PappReader {

    private static final Pattern RECOGNIZED =
            Pattern.compile("(?mi)^\\s*+(?:#_[A-Za-z]|raz-couplage\\s*+;|ronde-suivante\\s*+;|&\\s*+[-+]\\s*+\\d)");
    private static final Pattern SIGN = Pattern.compile("([-+]?)\\s*+(\\d{1,9}+)");
    private static final Pattern SIGNS = Pattern.compile("&(?:\\s*+[-+]?\\s*+\\d{1,9}+)*+\\s*+");
    private static final Pattern BYE =
            Pattern.compile("(?i)score-bip\\s*+=\\s*+(\\d{1,2}+)(?:\\s*+/\\s*+(\\d{1,2}+))?");

    private final PappStatements statements;
    private final TournamentFileBuilder file = new TournamentFileBuilder();
    private final PappSettings settings = new PappSettings(file);
    private final Map<Integer, Presence> presences = new LinkedHashMap<>();
    private final Map<Integer, EntrantDraft> byNumber = new LinkedHashMap<>();
    private final List<PappNote.RequestedBye> requested = new ArrayList<>();
    private Optional<PappNote.Ended> ended = Optional.empty();
    private RoundDraft round;
    private Place last = Place.FILE;

    private PappReader(TextSource source) {
        this.statements = new PappStatements(source);
    }

    /** Whether a text is a work file, by its beginning. */
    public static boolean recognizes(String beginning) {
        return RECOGNIZED.matcher(beginning).find();
    }

    /**
     * Reads a whole file.
     *
     * @throws UnusableFile if it contradicts itself or has a pair that is none
     * @throws IOException if the medium fails
     */
    public static TournamentFile read(TextSource source) throws IOException {
        return new PappReader(source).read();
    }

    private TournamentFile read() throws IOException {
        round = file.nextRound(last);
        Optional<PappStatement> statement = statements.next();
        while (statement.isPresent()) {
            last = statement.get().place();
            switch (statement.get().kind()) {
                case SETTING -> settings.read(statement.get());
                case PLAYER -> settings.player(statement.get());
                case NOTE -> note(statement.get());
                case COMMAND -> command(statement.get().text());
            }
            statement = statements.next();
        }
        closeOpenRound();
        int rounds = file.rounds().size();
        presences.values().forEach(presence -> presence.close(rounds));
        settings.nameEntrants(byNumber);
        return file.build();
    }

    private void note(PappStatement note) {
        Optional<PappNote.RequestedBye> bye = PappNote.requestedBye(note.text());
        Optional<PappNote.Ended> result = PappNote.ended(note.text());
        OptionalInt discs = PappNote.byeHalfDiscs(note.text());
        if (bye.isPresent()) {
            requested.add(bye.get());
        } else if (result.isPresent()) {
            ended = result;
        } else if (discs.isPresent()) {
            file.byeHalfDiscs = discs.getAsInt();
        } else {
            file.remarks().add(Kind.LINE_PASSED_OVER, note.place(), note.text());
        }
    }

    private void command(String text) throws UnusableFile {
        Matcher bye = BYE.matcher(text);
        String word = text.toLowerCase(Locale.ROOT);
        if (text.startsWith("&")) {
            signs(text);
        } else if (text.startsWith("(")) {
            game(PappGame.read(text, ended, last));
            ended = Optional.empty();
        } else if (word.equals("raz-couplage")) {
            round.clearGames();
        } else if (word.equals("ronde-suivante")) {
            endRound();
            round = file.nextRound(last);
        } else if (bye.matches()) {
            int all = bye.group(2) == null ? 64 : Integer.parseInt(bye.group(2));
            int half = 2 * (all - Integer.parseInt(bye.group(1)));
            file.byeHalfDiscs = Math.max(0, Math.min(Result.BOARD_HALF_DISCS, half));
        } else if (!text.isEmpty()) {
            file.remarks().add(Kind.LINE_PASSED_OVER, last, text);
        }
    }

    private void signs(String text) throws UnusableFile {
        if (!SIGNS.matcher(text).matches()) {
            throw new UnusableFile(Kind.FIELD_WRONG, last, text);
        }
        Matcher sign = SIGN.matcher(text);
        while (sign.find()) {
            presence(sign.group(2)).set(!sign.group(1).equals("-"));
        }
    }

    private Presence presence(String id) throws UnusableFile {
        int number = Integer.parseInt(id);
        if (!byNumber.containsKey(number)) {
            EntrantDraft entrant = file.add(id, last);
            entrant.federationId = String.valueOf(number);
            byNumber.put(number, entrant);
            presences.put(number, new Presence(entrant, round.number()));
        }
        return presences.get(number);
    }

    private void game(PappGame game) throws UnusableFile {
        int black = presence(game.black()).number();
        int white = presence(game.white()).number();
        if (black == white) {
            throw new UnusableFile(Kind.PLAYED_TWICE, last, game.black());
        }
        round.game(black, white, game.result(), last);
    }

    private void endRound() throws UnusableFile {
        for (PappNote.RequestedBye bye : requested) {
            round.requestedBye(presence(bye.id()).number(), bye.halfPoints(), last);
        }
        requested.clear();
        for (Presence presence : presences.values()) {
            if (presence.isPresent() && !round.seats(presence.number())) {
                round.bye(presence.number(), last);
            }
            presence.endRound();
        }
    }

    /** A round with games in which at most one player is left over is published; any other was still being paired. */
    private void closeOpenRound() throws UnusableFile {
        long alone = presences.values().stream()
                .filter(presence -> presence.isPresent() && !round.seats(presence.number()))
                .count();
        boolean complete = !round.isWithoutGames() && alone <= 1 + requested.size();
        if (complete) {
            endRound();
            return;
        }
        if (!round.isWithoutGames()) {
            List<Game> games = round.games();
            file.remarks().add(Kind.OPEN_PAIRING, last, games.size() + "");
        }
        file.dropLastRound();
    }
}
