package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.omnifaces.util.Faces;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.standings.Standings;
import outflank.tournament.Competitions;
import outflank.tournament.OrderingByHand;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** The director puts players in order whom no tie-break before tells apart. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class OrderTies implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private Competitions competitions;

    @Inject
    private OrderingByHand ordering;

    @Inject
    private Messages messages;

    private int after;
    private boolean ordered;
    private List<Tie> ties;
    private String reason;

    /** One player in a tie. */
    public record Tied(int number, String name, String country) implements Serializable {}

    /** Players who are level, in the order the director gives them; the first of them has this place. */
    public record Tie(int place, List<Tied> players) implements Serializable {}

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (desk.open() && ties == null) {
            load();
        }
    }

    private void load() {
        Tournament tournament = desk.getTournament();
        Competition competition = competitions.read(tournament);
        after = competition.rounds().size();
        ordered = competition.ordersByHand().stream().anyMatch(order -> order.afterRound() == after);
        ties = List.of();
        if (after > 0 && ordering.isInRules(tournament)) {
            Standings standings = Standings.of(competition, tournament.rules().parsedTieBreaks());
            ties = ordering.level(tournament, competition).stream()
                    .map(level -> tie(standings, level))
                    .toList();
        }
    }

    private static Tie tie(Standings standings, List<Entrant> level) {
        List<Entrant> inOrder = new ArrayList<>(level);
        inOrder.sort(Comparator.comparingInt(entrant -> standings.rows().indexOf(standings.of(entrant.number()))));
        int place = standings.of(inOrder.get(0).number()).rank();
        List<Tied> players = new ArrayList<>();
        inOrder.forEach(entrant -> players.add(new Tied(entrant.number(), entrant.name(), entrant.country())));
        return new Tie(place, players);
    }

    /** Moves a player by one place: up if the step is −1, down if it is 1. At the end of a tie nothing moves. */
    public void move(Tie tie, Tied player, int step) {
        int from = tie.players().indexOf(player);
        int to = from + Integer.signum(step);
        if (from >= 0 && to >= 0 && to < tie.players().size()) {
            Collections.swap(tie.players(), from, to);
        }
    }

    /** Keeps the order of all ties as they are shown. */
    public void save() throws IOException {
        keep(ties.stream()
                .flatMap(tie -> tie.players().stream())
                .map(Tied::number)
                .toList());
    }

    /** Takes the order back. */
    public void clear() throws IOException {
        keep(List.of());
    }

    private void keep(List<Integer> numbers) throws IOException {
        try {
            ordering.order(desk.actor(), desk.id(), after, numbers, reason);
            messages.done("desk.order.saved");
            Faces.redirect(desk.address("order"));
        } catch (Refusal refusal) {
            boolean ofReason = refusal.values().length > 0 && "result.reason".equals(refusal.values()[0]);
            messages.refused(ofReason ? "form:reason" : null, refusal);
        }
    }

    public int getAfter() {
        return after;
    }

    /** Whether an order is in force. */
    public boolean isOrdered() {
        return ordered;
    }

    /** Whether the rules have a place for the director's order. */
    public boolean isInRules() {
        return ordering.isInRules(desk.getTournament());
    }

    public List<Tie> getTies() {
        return ties;
    }

    public String getReason() {
        return reason;
    }

    public void setReason(String reason) {
        this.reason = reason;
    }
}
