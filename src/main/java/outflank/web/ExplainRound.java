package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.annotation.ManagedProperty;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import outflank.tournament.Entrant;
import outflank.tournament.ExplainingRounds;
import outflank.tournament.Game;

/** Why the pairs of the published round on the page are as they are, for everybody who asks. */
@Named
@RequestScoped
public class ExplainRound {

    @Inject
    private ShowPairings pairings;

    @Inject
    private ExplainingRounds explaining;

    @Inject
    private CostWords words;

    @Inject
    @ManagedProperty("#{param.why}")
    private String why;

    private Map<Integer, PlaceWords> places;

    /** Whether there is something to explain: matches of the finals follow from the standings. */
    public boolean isOffered() {
        return !pairings.getRound().isOfFinals();
    }

    /** Whether the reader has asked why. */
    public boolean isAsked() {
        return "true".equals(why) && isOffered();
    }

    /** Why the two of this game meet, whoever of them has which color by now. */
    public PlaceWords of(Game game) {
        return places().get(game.black().number());
    }

    /** Why this entrant has the bye. */
    public PlaceWords ofBye(Entrant entrant) {
        return places().get(entrant.number());
    }

    /** Whether the system of this round weighs pairs against each other. */
    public boolean isPriced() {
        return places().values().stream().anyMatch(PlaceWords::isPriced);
    }

    private Map<Integer, PlaceWords> places() {
        if (places == null) {
            places = new HashMap<>();
            Map<Integer, String> names = names();
            List<PlaceWords> all = explaining.places(pairings.getRound()).stream()
                    .map(place -> PlaceWords.of(place, names, words))
                    .toList();
            for (PlaceWords place : all) {
                places.put(place.blackNumber(), place);
                places.put(place.whiteNumber(), place);
            }
        }
        return places;
    }

    private Map<Integer, String> names() {
        Map<Integer, String> names = new HashMap<>();
        for (ShowPairings.Row row : pairings.getRows()) {
            names.put(row.game().black().number(), row.game().black().name());
            names.put(row.game().white().number(), row.game().white().name());
        }
        pairings.getByes().forEach(entrant -> names.put(entrant.number(), entrant.name()));
        return names;
    }
}
