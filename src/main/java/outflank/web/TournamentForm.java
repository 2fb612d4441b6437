package outflank.web;

import java.io.Serializable;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.tournament.DrawRule;
import outflank.tournament.GameRules;
import outflank.tournament.ScoreText;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;
import outflank.usecase.Refusal;

/** What is typed to describe a tournament and its rules, as creating and changing it share it. */
public class TournamentForm implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final int USUAL_ROUNDS = 7;

    /** Where a refusal belongs, by its own key or by the field it names. */
    private static final Map<String, String> FIELDS = Map.ofEntries(
            Map.entry("tournament.name", "name"),
            Map.entry("tournament.place", "place"),
            Map.entry("tournament.startsOn", "startsOn"),
            Map.entry("tournament.endsOn", "endsOn"),
            Map.entry("refusal.days", "endsOn"),
            Map.entry("refusal.plannedRounds", "rounds"),
            Map.entry("desk.rules.variant", "variant"),
            Map.entry("desk.rules.scoring", "scoring"),
            Map.entry("desk.rules.timeOut", "timeOut"),
            Map.entry("desk.rules.draw", "drawRule"),
            Map.entry("desk.rules.bye", "bye"),
            Map.entry("refusal.byeDiscs", "bye"),
            Map.entry("refusal.discs", "bye"),
            Map.entry("refusal.discsRange", "bye"),
            Map.entry("refusal.tieBreaks", "tieBreaks"),
            Map.entry("refusal.roundsPaired", "rounds"),
            Map.entry("refusal.mostByes", "mostByes"),
            Map.entry("refusal.reasonMissing", "reason"),
            Map.entry("result.reason", "reason"));

    private String name;
    private String place;
    private LocalDate startsOn;
    private LocalDate endsOn;
    private Integer rounds;
    private Variant variant;
    private Scoring scoring;
    private boolean wipeOutWinsAll;
    private TimeOut timeOut;
    private DrawRule drawRule;
    private String bye;
    private String tieBreaks;
    private boolean confirmAgreed;
    private final MissedRoundsForm missedRounds = new MissedRoundsForm();
    private final PairingForm pairing = new PairingForm();

    /** A form for a new tournament: today, with the rules of a world championship. */
    static TournamentForm fresh(LocalDate today) {
        TournamentForm form = new TournamentForm();
        form.startsOn = today;
        form.endsOn = today;
        form.fill(TournamentRules.worldChampionship(USUAL_ROUNDS));
        return form;
    }

    void fill(TournamentDetails details) {
        name = details.name();
        place = details.place();
        startsOn = details.startsOn();
        endsOn = details.endsOn();
    }

    final void fill(TournamentRules rules) {
        rounds = rules.plannedRounds();
        variant = rules.game().variant();
        scoring = rules.game().scoring().empties();
        wipeOutWinsAll = rules.game().scoring().wipeOut() == WipeOut.WINS_ALL;
        timeOut = rules.game().timeOut();
        drawRule = rules.game().drawRule();
        bye = ScoreText.discs(rules.byeHalfDiscs());
        tieBreaks = String.join(", ", rules.tieBreaks());
        confirmAgreed = rules.confirmAgreed();
        missedRounds.fill(rules.missedRounds());
        pairing.fill(rules.pairing());
    }

    /** @throws Refusal if something typed cannot be */
    TournamentDetails details() {
        return new TournamentDetails(name, place, startsOn, endsOn);
    }

    /** @throws Refusal if something typed cannot be */
    TournamentRules rules() {
        return new TournamentRules(
                rounds == null ? 0 : rounds,
                GameRules.of(
                        variant, scoring, wipeOutWinsAll ? WipeOut.WINS_ALL : WipeOut.LIKE_ANY_GAME, timeOut, drawRule),
                TypedDiscs.halfDiscs(bye, "desk.rules.bye"),
                tieBreaks == null ? List.of() : Arrays.asList(tieBreaks.strip().split("\\s*[,;>]\\s*")),
                confirmAgreed,
                pairing.rules(),
                missedRounds.rules());
    }

    /** Says why something typed was refused, beside the input it is about if there is one. */
    void show(Messages messages, Refusal refusal) {
        pairing.explain(messages.text(refusal.key(), refusal.values()));
        messages.refused(field("form", refusal), refusal);
    }

    /** The input beside which a refusal is to be shown, as client id; null if it is about none of them. */
    private static String field(String form, Refusal refusal) {
        String field = FIELDS.get(refusal.key());
        if (field == null && refusal.values().length > 0) {
            field = FIELDS.get(String.valueOf(refusal.values()[0]));
        }
        return field == null ? null : form + ":" + field;
    }

    public MissedRoundsForm getMissedRounds() {
        return missedRounds;
    }

    public PairingForm getPairing() {
        return pairing;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public String getPlace() {
        return place;
    }

    public void setPlace(String place) {
        this.place = place;
    }

    public LocalDate getStartsOn() {
        return startsOn;
    }

    public void setStartsOn(LocalDate startsOn) {
        this.startsOn = startsOn;
    }

    public LocalDate getEndsOn() {
        return endsOn;
    }

    public void setEndsOn(LocalDate endsOn) {
        this.endsOn = endsOn;
    }

    public Integer getRounds() {
        return rounds;
    }

    public void setRounds(Integer rounds) {
        this.rounds = rounds;
    }

    public Scoring getScoring() {
        return scoring;
    }

    public void setScoring(Scoring scoring) {
        this.scoring = scoring;
    }

    public Variant getVariant() {
        return variant;
    }

    public void setVariant(Variant variant) {
        this.variant = variant;
    }

    public boolean isWipeOutWinsAll() {
        return wipeOutWinsAll;
    }

    public void setWipeOutWinsAll(boolean wipeOutWinsAll) {
        this.wipeOutWinsAll = wipeOutWinsAll;
    }

    public TimeOut getTimeOut() {
        return timeOut;
    }

    public void setTimeOut(TimeOut timeOut) {
        this.timeOut = timeOut;
    }

    public DrawRule getDrawRule() {
        return drawRule;
    }

    public void setDrawRule(DrawRule drawRule) {
        this.drawRule = drawRule;
    }

    public String getBye() {
        return bye;
    }

    public void setBye(String bye) {
        this.bye = bye;
    }

    public String getTieBreaks() {
        return tieBreaks;
    }

    public void setTieBreaks(String tieBreaks) {
        this.tieBreaks = tieBreaks;
    }

    public boolean isConfirmAgreed() {
        return confirmAgreed;
    }

    public void setConfirmAgreed(boolean confirmAgreed) {
        this.confirmAgreed = confirmAgreed;
    }
}
