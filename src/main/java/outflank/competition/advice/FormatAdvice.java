package outflank.competition.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import outflank.competition.knockout.FinalsPlan;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.RematchFree;

/**
 * A format that is usual for a number of players (othello.md section 4).
 *
 * @param source whose table says so
 * @param system how the preliminaries are paired
 * @param rounds number of their rounds, 1 or more
 * @param finals what is played afterwards
 */
public record FormatAdvice(Source source, PairingSystem system, int rounds, FinalsPlan finals) {

    /** Whose table it is. */
    public enum Source {
        WORLD_CHAMPIONSHIP,
        EUROPEAN_GRAND_PRIX,
        SWEDEN,
        CHINA
    }

    /** One line of a table; in a round robin the number of players makes the number of rounds. */
    private record Line(Source source, int fewest, int most, PairingSystem system, int rounds, FinalsPlan finals) {}

    private static final int ANY_NUMBER = Integer.MAX_VALUE;
    private static final int AS_THE_FIELD_NEEDS = 0;

    private static final List<Line> TABLES = List.of(
            new Line(Source.SWEDEN, 2, 5, PairingSystem.DOUBLE_ROUND_ROBIN, AS_THE_FIELD_NEEDS, FinalsPlan.none()),
            new Line(Source.SWEDEN, 6, 8, PairingSystem.ROUND_ROBIN, AS_THE_FIELD_NEEDS, FinalsPlan.none()),
            swiss(Source.SWEDEN, 9, 20, 7),
            swiss(Source.SWEDEN, 9, 20, 9),
            swiss(Source.SWEDEN, 21, ANY_NUMBER, 9),
            swiss(Source.SWEDEN, 21, ANY_NUMBER, 11),
            // The table only says "fewer than 32"; with five players and fewer five rounds do not exist without
            // rematches.
            swiss(Source.CHINA, 6, 31, 5),
            swiss(Source.CHINA, 32, 63, 6),
            swiss(Source.CHINA, 64, ANY_NUMBER, 7),
            // Seven rounds on the first day and four on the second; twelve players are the fewest for eleven opponents.
            new Line(
                    Source.EUROPEAN_GRAND_PRIX,
                    12,
                    ANY_NUMBER,
                    PairingSystem.SWISS,
                    11,
                    FinalsPlan.europeanGrandPrix()),
            new Line(
                    Source.WORLD_CHAMPIONSHIP,
                    14,
                    ANY_NUMBER,
                    PairingSystem.SWISS,
                    13,
                    FinalsPlan.worldChampionship()));

    public FormatAdvice {
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(system, "system");
        Objects.requireNonNull(finals, "finals");
    }

    private static Line swiss(Source source, int fewest, int most, int rounds) {
        return new Line(source, fewest, most, PairingSystem.SWISS, rounds, FinalsPlan.none());
    }

    /**
     * What the tables say for this many players, the shortest format first within a table; nothing for fewer than two.
     *
     * @param players number of players, 0 or more
     */
    public static List<FormatAdvice> forPlayers(int players) {
        List<FormatAdvice> advice = new ArrayList<>();
        for (Line line : TABLES) {
            if (players >= line.fewest() && players <= line.most()) {
                int rounds = line.system().rounds(players).orElse(line.rounds());
                advice.add(new FormatAdvice(line.source(), line.system(), rounds, line.finals()));
            }
        }
        return advice;
    }

    /** Whether no pair surely meets again by chance: always in a round robin, in a Swiss while the field is large enough. */
    public boolean isRematchFree(int players) {
        return system.isRoundRobin() || RematchFree.isGuaranteed(rounds, players);
    }
}
