package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import org.omnifaces.util.Faces;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Result;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreakValue;
import outflank.competition.standings.WorkingLine;
import outflank.record.GameSheets;
import outflank.tournament.Competitions;
import outflank.tournament.ScoreText;
import outflank.tournament.Tournament;

/** One player of a tournament: the score, and opponent by opponent what each tie-break is made of. */
@Named
@RequestScoped
public class ShowPlayer {

    private static final String NUMBER = "number";

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    @Inject
    private GameSheets sheets;

    @Inject
    private Messages messages;

    private int after;
    private boolean provisional;
    private Competition competition;
    private Standing standing;
    private List<Working> workings;

    /**
     * A tie-break of the player with its working.
     *
     * @param name name of the tie-break
     * @param value the value as the standings show it
     * @param lines the working, in round order
     * @param sum how the lines make up the value, in words
     */
    public record Working(String name, String value, List<WorkingLine> lines, String sum) {

        /** Whether the points of somebody count in this tie-break. */
        public boolean withPoints() {
            return lines.stream().anyMatch(line -> line.halfPoints() > 0);
        }
    }

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            shown.round(ShowStandings.AFTER).ifPresent(this::load);
        }
    }

    private void load(int round) {
        after = round;
        Tournament tournament = shown.getTournament();
        provisional =
                after == shown.getLastRound() && "true".equals(Faces.getRequestParameter(ShowStandings.PROVISIONAL));
        Map<UUID, Result> reported = provisional ? sheets.provisional(tournament) : Map.of();
        competition = competitions.read(tournament, reported).afterRound(after);
        Standings standings = Standings.of(competition, tournament.rules().parsedTieBreaks());
        String asked = Faces.getRequestParameter(NUMBER);
        standings.rows().stream()
                .filter(row -> String.valueOf(row.entrant().number()).equals(asked))
                .findFirst()
                .ifPresentOrElse(row -> show(standings, row), shown::missing);
    }

    private void show(Standings standings, Standing row) {
        standing = row;
        TieBreakTexts texts = new TieBreakTexts(standings);
        workings = IntStream.range(0, standings.tieBreaks().size())
                .mapToObj(place -> working(
                        standings.tieBreaks().get(place), row.tieBreakValues().get(place), texts.of(row, place)))
                .toList();
    }

    private Working working(TieBreak tieBreak, TieBreakValue value, String shownValue) {
        int halfDiscs =
                value.working().stream().mapToInt(WorkingLine::halfDiscs).sum();
        int halfPoints =
                value.working().stream().mapToInt(WorkingLine::halfPoints).sum();
        String[] stored = tieBreak.stored().split("=", 2);
        String sum = messages.text(
                "tieBreak." + tieBreak.name() + ".sum",
                ScoreText.discs(halfDiscs),
                stored.length == 2 ? new BigDecimal(stored[1]).toPlainString() : "",
                ScoreText.points(halfPoints),
                shownValue);
        return new Working(tieBreak.name(), shownValue, value.working(), sum);
    }

    /** The address of a player's page. */
    static String link(ShownTournament shown, int number, OptionalInt after, boolean provisional) {
        return shown.link("player") + "&" + NUMBER + "=" + number
                + (after.isPresent() ? "&" + ShowStandings.AFTER + "=" + after.getAsInt() : "")
                + (provisional ? "&" + ShowStandings.PROVISIONAL + "=true" : "");
    }

    public int getAfter() {
        return after;
    }

    public boolean isProvisional() {
        return provisional;
    }

    public Standing getStanding() {
        return standing;
    }

    public List<Working> getWorkings() {
        return workings;
    }

    /** The opponent of a line; null if there was none. */
    public Entrant opponent(WorkingLine line) {
        return line.opponent().isPresent() ? competition.entrant(line.opponent().getAsInt()) : null;
    }

    /** The page of another player as it stood after the same round. */
    public String link(Entrant entrant) {
        OptionalInt round = after == shown.getLastRound() ? OptionalInt.empty() : OptionalInt.of(after);
        return link(shown, entrant.number(), round, provisional);
    }
}
