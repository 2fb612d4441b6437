package outflank.competition.pairing;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Sets of values for kinds of tournaments, each told by what differs from PAPP's table.
 *
 * <p>Stored rules name their preset and only what differs from it. So a preset never changes once a version of this
 * program has had it; better values are another preset with another name.
 */
public enum PairingPreset {
    /** PAPP's table, as at world championships: all values in {@link Penalties#papp()}. */
    PAPP(""),
    /**
     * Nobody leaves his score group without need, and then to the nearest one. A gap costs 50,000 times its square, so
     * two gaps of half a point are always cheaper than one of a whole point, at the top as at the bottom: elitism is
     * off, and nothing but a rematch outweighs a gap. A rematch costs the highest value there is.
     */
    STRICT_SCORE_GROUPS(
            "score-gap=0,50000,200000,450000,800000,1250000,1800000,2450000,3200000,4050000,5000000,6050000,"
                    + "7200000,8450000,9800000,11250000,12800000,14450000,16200000,18050000,20000000,22050000,24200000,26450000,"
                    + "28800000,31250000,33800000; elitism=none; rematch=100000000"),
    /**
     * People come to play those they do not meet every week. Two from one club cost more than two pairs half a point
     * apart (40,000), which is what exchanging their opponents with the next score group takes, and far less than a
     * rematch; two from one country weigh as much as a color three ahead (225). Who leads matters less than an
     * evening's variety, so elitism is halved, and floating again hardly counts.
     */
    CLUB("float-again=10; float-back=5; elitism=1:50,4:100,6:150,10:200; same-country=225; same-club=45000"),
    /**
     * Delegations travel together and should not play each other: in the first five rounds two from one club cost more
     * than two pairs half a point apart, after that the score groups decide alone. One country weighs as much as a color
     * two ahead (105), so that it never costs anybody half a point. Fields are wide in strength and even games matter at
     * the bottom as at the top, so elitism is low and does not grow; colors alternate more strictly, for children learn
     * both sides.
     */
    YOUTH("same-color-again=60; elitism=1:50; same-country=105; same-club=45000; same-club-rounds=1-5");

    private final String differences;

    PairingPreset(String differences) {
        this.differences = differences;
    }

    /** The name in stored rules and in the pages' bundle: lower case letters and dashes. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The preset with this word; empty if there is none. */
    public static Optional<PairingPreset> ofWord(String word) {
        return Stream.of(values()).filter(preset -> preset.word().equals(word)).findFirst();
    }

    /** The rules of this preset in this system. */
    public PairingRules rules(PairingSystem system) {
        PairingRules papp = new PairingRules(system, this, Penalties.papp(), Acceleration.none());
        Map<PairingSetting, String> texts = new EnumMap<>(papp.texts());
        texts.putAll(StoredRules.differences(differences));
        return PairingRules.of(system, this, texts);
    }
}
