package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.competition.advice.FormatAdvice;
import outflank.competition.knockout.BracketPlan;
import outflank.tournament.ApplyingFormats;
import outflank.tournament.EntrantState;
import outflank.tournament.Entrants;
import outflank.tournament.Right;
import outflank.tournament.TournamentState;

/** Suggests usual formats for as many players as have entered, to be taken over at one press. */
@Named
@RequestScoped
public class AdviseFormat {

    @Inject
    private Desk desk;

    @Inject
    private Entrants entrants;

    @Inject
    private ApplyingFormats applying;

    @Inject
    private Show show;

    @Inject
    private Messages messages;

    private Integer players;

    /**
     * A suggestion as the page shows it.
     *
     * @param place where it stands in the list
     * @param source whose table says so
     * @param format system, rounds and finals in words
     * @param rematchFree whether no pair surely has to meet again
     * @param present whether the tournament is set like this
     */
    public record Row(int place, String source, String format, boolean rematchFree, boolean present) {}

    /** How many players have entered and were not declined. */
    public int getPlayers() {
        if (players == null) {
            players = (int) entrants.all(desk.actor(), desk.id()).stream()
                    .filter(entrant -> entrant.state() != EntrantState.DECLINED)
                    .count();
        }
        return players;
    }

    /** The suggestions. */
    public List<Row> getRows() {
        List<FormatAdvice> advice = FormatAdvice.forPlayers(getPlayers());
        return advice.stream()
                .map(one -> new Row(
                        advice.indexOf(one),
                        show.constant("desk.finals.advice.source", one.source()),
                        format(one),
                        one.isRematchFree(getPlayers()),
                        applying.isApplied(desk.getTournament(), one)))
                .toList();
    }

    private String format(FormatAdvice advice) {
        String preliminaries =
                messages.text("desk.finals.advice.system." + advice.system().word(), advice.rounds());
        if (advice.finals().isEmpty()) {
            return preliminaries;
        }
        BracketPlan main = advice.finals().brackets().get(0);
        String key = main.qualifiers() == 2 ? "desk.finals.advice.final" : "desk.finals.advice.semiFinals";
        return messages.text(key, preliminaries, main.bestOfFinal());
    }

    /** Takes a suggestion over. */
    public void apply(int place) throws IOException {
        List<FormatAdvice> advice = FormatAdvice.forPlayers(getPlayers());
        if (place < advice.size()
                && messages.attempt(() -> applying.apply(desk.actor(), desk.id(), advice.get(place)))) {
            messages.done("desk.finals.advice.applied");
            Faces.redirect(desk.address("finals"));
        }
    }

    /** Whether a suggestion can be taken over: before the first round, by a director. */
    public boolean isApplicable() {
        return desk.getTournament().state() == TournamentState.SETUP && desk.may(Right.CONFIGURE);
    }
}
