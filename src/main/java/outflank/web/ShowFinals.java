package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.OptionalInt;
import outflank.competition.knockout.Bracket;
import outflank.competition.knockout.FinalPlace;
import outflank.competition.knockout.FinalRanking;
import outflank.competition.knockout.Finals;
import outflank.competition.standings.Standings;
import outflank.tournament.Competitions;
import outflank.tournament.FinalsTables;
import outflank.tournament.Tournament;

/** The finals for everybody: the bracket, and the places so far or at the end. */
@Named
@RequestScoped
public class ShowFinals {

    @Inject
    private ShownTournament shown;

    @Inject
    private FinalsTables tables;

    @Inject
    private Competitions competitions;

    @Inject
    private DescribeFinals describe;

    private boolean begun;
    private boolean over;
    private String champion = "";
    private List<BracketRow> brackets = List.of();
    private List<FinalPlace> places = List.of();

    /** Loads what the page shows. */
    public void load() {
        if (shown.find()) {
            tables.published(shown.getTournament().id()).ifPresent(this::load);
        }
    }

    private void load(Finals finals) {
        Tournament tournament = shown.getTournament();
        begun = true;
        over = finals.isOver();
        brackets = describe.rows(tournament.id(), finals);
        Standings standings =
                Standings.of(competitions.read(tournament), tournament.rules().parsedTieBreaks());
        places = FinalRanking.of(finals, standings);
        OptionalInt winner =
                finals.main().map(Bracket::last).map(last -> last.winner()).orElseGet(OptionalInt::empty);
        winner.ifPresent(number -> champion = standings.of(number).entrant().name());
    }

    /** Whether a game of the finals is published. */
    public boolean isBegun() {
        return begun;
    }

    /** Whether every match is decided. */
    public boolean isOver() {
        return over;
    }

    /** The name of who has won the final; empty before. */
    public String getChampion() {
        return champion;
    }

    public List<BracketRow> getBrackets() {
        return brackets;
    }

    /** Everybody by place. */
    public List<FinalPlace> getPlaces() {
        return places;
    }

    /** Whether any place can still change. */
    public boolean isAnyOpen() {
        return places.stream().anyMatch(FinalPlace::open);
    }

    /** Where the player's page is. */
    public String player(FinalPlace place) {
        return ShowPlayer.link(shown, place.standing().entrant().number(), OptionalInt.empty(), false);
    }
}
