package outflank.format.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.format.FormatProblem.Kind;
import outflank.format.UnusableFile;
import outflank.format.tournament.RoundDraft;
import outflank.format.tournament.TournamentFileBuilder;

/** Makes rounds of the lines of players, in which every game stands twice. */
final class TrfRounds {

    private final TournamentFileBuilder file;
    private final Map<Integer, TrfPlayer> players;
    private final List<TrfComment.Played> comments;
    private final Map<Integer, Set<Integer>> pairingByes;

    /**
     * @param comments games in comments, in the order of the file
     * @param pairingByes by round, who had a bye of the pairing besides the one the form has room for
     */
    TrfRounds(
            TournamentFileBuilder file,
            Map<Integer, TrfPlayer> players,
            List<TrfComment.Played> comments,
            Map<Integer, Set<Integer>> pairingByes) {
        this.file = file;
        this.players = players;
        this.comments = comments;
        this.pairingByes = pairingByes;
    }

    void make() throws UnusableFile {
        int rounds = players.values().stream()
                .mapToInt(player -> player.entries().size())
                .max()
                .orElse(0);
        for (int number = 1; number <= rounds; number++) {
            make(number);
        }
    }

    private void make(int number) throws UnusableFile {
        RoundDraft round =
                file.nextRound(players.values().iterator().next().line().place());
        Map<Set<Integer>, TrfComment.Played> commented = new HashMap<>();
        List<TrfPlayer> order = new ArrayList<>();
        for (TrfComment.Played comment : comments) {
            if (comment.round() == number
                    && players.containsKey(comment.black())
                    && comment.black() != comment.white()) {
                commented.put(Set.of(comment.black(), comment.white()), comment);
                order.add(players.get(comment.black()));
            }
        }
        order.addAll(players.values());
        Set<Integer> done = new HashSet<>();
        for (TrfPlayer player : order) {
            TrfEntry entry = player.entry(number);
            if (!entry.isWithoutOpponent() && done.add(player.number())) {
                TrfPlayer opponent = opponent(player, number);
                if (done.add(opponent.number())) {
                    game(
                            round,
                            player,
                            opponent,
                            Optional.ofNullable(commented.get(Set.of(player.number(), opponent.number()))));
                }
            } else if (entry.isWithoutOpponent() && done.add(player.number())) {
                withoutOpponent(round, player, entry);
            }
        }
    }

    private TrfPlayer opponent(TrfPlayer player, int round) throws UnusableFile {
        int number = player.entry(round).opponent();
        TrfPlayer opponent = players.get(number);
        if (opponent == null
                || number == player.number()
                || opponent.entry(round).opponent() != player.number()) {
            throw differ(player, round);
        }
        return opponent;
    }

    private void game(RoundDraft round, TrfPlayer one, TrfPlayer other, Optional<TrfComment.Played> comment)
            throws UnusableFile {
        TrfEntry mine = one.entry(round.number());
        TrfEntry his = other.entry(round.number());
        boolean black = mine.color() == 'b' || his.color() == 'w';
        boolean white = mine.color() == 'w' || his.color() == 'b';
        if (black && white) {
            throw differ(one, round.number());
        }
        TrfPlayer first = white ? other : one;
        TrfPlayer second = white ? one : other;
        Optional<Result> result = result(
                first.entry(round.number()).result(),
                second.entry(round.number()).result(),
                one,
                round.number());
        // The columns are what tools of chess may have changed, so a comment is believed where it agrees with them.
        Optional<Result> told = comment.filter(played -> played.black() == first.number())
                .flatMap(TrfComment.Played::result)
                .filter(known -> result.isPresent() && agree(known, result.get()));
        if (comment.flatMap(TrfComment.Played::result).isPresent() && told.isEmpty()) {
            file.remarks().add(Kind.POINTS_DIFFER, one.line().place(), "round " + round.number());
        }
        round.game(
                first.entrant().number(),
                second.entrant().number(),
                told.isPresent() ? told : result,
                one.line().place());
    }

    private static boolean agree(Result one, Result other) {
        return one.blackHalfPoints() == other.blackHalfPoints()
                && one.whiteHalfPoints() == other.whiteHalfPoints()
                && one.kind().played() == other.kind().played();
    }

    private static Optional<Result> result(char black, char white, TrfPlayer player, int round) throws UnusableFile {
        Optional<Result> result =
                switch (black + "" + white) {
                    case "10", "01", "==" -> Optional.of(ofPoints(ResultKind.PLAYED, black));
                    case "WL", "LW", "DD" -> Optional.of(ofPoints(ResultKind.ADJUDICATION, black));
                    case "+-" -> Optional.of(Result.ofDiscs(ResultKind.NO_SHOW, Result.BOARD_HALF_DISCS, 0));
                    case "-+" -> Optional.of(Result.ofDiscs(ResultKind.NO_SHOW, 0, Result.BOARD_HALF_DISCS));
                    case "--", "00" -> Optional.of(Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0));
                    case "  " -> Optional.empty();
                    default -> throw differ(player, round);
                };
        return result;
    }

    /** Without a comment nobody knows the discs, and none are invented. */
    private static Result ofPoints(ResultKind kind, char black) {
        int halfPoints = black == '1' || black == 'W' ? 2 : black == '0' || black == 'L' ? 0 : 1;
        return new Result(kind, halfPoints, 2 - halfPoints, 0, 0);
    }

    private void withoutOpponent(RoundDraft round, TrfPlayer player, TrfEntry entry) throws UnusableFile {
        int number = player.entrant().number();
        boolean bye = pairingByes.getOrDefault(round.number(), Set.of()).contains(number);
        switch (entry.result()) {
            case 'U' -> round.bye(number, player.line().place());
            case 'F', 'H' -> {
                if (bye) {
                    round.bye(number, player.line().place());
                } else {
                    round.requestedBye(
                            number, entry.result() == 'F' ? 2 : 1, player.line().place());
                }
            }
            case 'Z', ' ', '-', '0' -> {
                return;
            }
            default -> throw differ(player, round.number());
        }
    }

    private static UnusableFile differ(TrfPlayer player, int round) {
        return new UnusableFile(Kind.SIDES_DIFFER, player.line().place(), "round " + round);
    }
}
