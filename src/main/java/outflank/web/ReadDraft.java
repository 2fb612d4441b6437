package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.pairing.draft.Draft;
import outflank.competition.pairing.explanation.Caution;
import outflank.competition.pairing.explanation.Explanation;
import outflank.competition.pairing.explanation.PairExplanation;
import outflank.tournament.ChangingDrafts;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.usecase.Refusal;

/** The draft shown: its tables with their costs and marks. */
@Named
@RequestScoped
public class ReadDraft {

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private ChangingDrafts changing;

    @Inject
    private Entrants entrants;

    @Inject
    private CostWords words;

    private Draft draft;
    private boolean gone;
    private List<Place> places;
    private Map<Integer, String> names;

    /**
     * A place of the draft.
     *
     * @param table number of the table; 0 for the bye
     * @param words players and costs
     * @param fixed whether the director has fixed it
     * @param grave whether something about it is unusual
     * @param opening the moves its game begins with; empty if none are prescribed
     */
    public record Place(int table, PlaceWords words, boolean fixed, boolean grave, String opening) {}

    /** The tables, the bye last. */
    public List<Place> getPlaces() {
        if (!isPresent()) {
            return List.of();
        }
        if (places == null) {
            Map<Integer, String> openings =
                    run.getRows().stream().collect(Collectors.toMap(ResultRow::table, ResultRow::opening));
            List<PairExplanation> explained = draft().explained();
            places = explained.stream()
                    .map(place -> place(place, place.isBye() ? 0 : explained.indexOf(place) + 1, openings))
                    .toList();
        }
        return places;
    }

    private Place place(PairExplanation place, int table, Map<Integer, String> openings) {
        return new Place(
                table,
                PlaceWords.of(place, names(), words),
                draft().isFixed(place.black()),
                Caution.of(place).stream().anyMatch(caution -> caution.kind().isGrave()),
                openings.getOrDefault(table, ""));
    }

    /** Whether the draft that was seen is still there; a form may come back from a page that is older. */
    public boolean isPresent() {
        if (draft == null && !gone) {
            try {
                draft = changing.look(desk.actor(), desk.id(), seen());
            } catch (Refusal replaced) {
                gone = true;
            }
        }
        return !gone;
    }

    /** Whether pairs have prices in this system. */
    public boolean isPriced() {
        return isPresent() && Explanation.isPriced(draft().round().rules());
    }

    /** Everybody who takes part in the round, by name. */
    public List<Player> getPlayers() {
        List<Integer> present = isPresent() ? draft().entrants() : List.of();
        return present.stream()
                .map(number -> new Player(number, names().get(number)))
                .sorted((one, other) -> one.name().compareToIgnoreCase(other.name()))
                .toList();
    }

    /** Somebody who takes part in the round. */
    public record Player(int number, String name) {}

    /** The name of an entrant. */
    public String name(int entrant) {
        return names().get(entrant);
    }

    Map<Integer, String> names() {
        if (names == null) {
            names = entrants.all(desk.actor(), desk.id()).stream()
                    .collect(Collectors.toMap(Entrant::number, Entrant::name));
        }
        return names;
    }

    /**
     * The draft the page shows, and no other.
     *
     * @throws Refusal if it is gone
     */
    Draft draft() {
        if (!isPresent()) {
            throw new Refusal("refusal.draftGone");
        }
        return draft;
    }

    UUID seen() {
        return run.getShown().id();
    }
}
