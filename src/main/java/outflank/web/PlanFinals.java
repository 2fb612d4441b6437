package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;
import org.omnifaces.util.Faces;
import outflank.competition.knockout.BracketPlan;
import outflank.competition.knockout.FinalsPlan;
import outflank.tournament.Categories;
import outflank.tournament.Category;
import outflank.tournament.FinalsTables;
import outflank.tournament.PlanningFinals;
import outflank.tournament.Right;
import outflank.tournament.TournamentState;

/** The director plans what is played after the preliminaries. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class PlanFinals implements Serializable {

    private static final long serialVersionUID = 1L;
    private static final List<Integer> USUAL_QUALIFIERS = List.of(0, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 64);

    @Inject
    private Desk desk;

    @Inject
    private FinalsTables finals;

    @Inject
    private PlanningFinals planning;

    @Inject
    private Categories categories;

    @Inject
    private Messages messages;

    private FinalsForm form;

    /** What is planned so far, the first time what stands. */
    public FinalsForm getForm() {
        if (form == null) {
            form = new FinalsForm();
            form.fill(finals.plan(desk.id()));
        }
        return form;
    }

    /** Saves the plan. */
    public void save() throws IOException {
        if (messages.attempt(() -> planning.plan(desk.actor(), desk.id(), form.plan()))) {
            messages.done("desk.finals.plan.saved");
            Faces.redirect(desk.address("finals"));
        }
    }

    /** Plans usual finals at once. */
    public void plan(String preset) throws IOException {
        getForm()
                .fill(
                        switch (preset) {
                            case "grandPrix" -> FinalsPlan.europeanGrandPrix();
                            case "worldChampionship" -> FinalsPlan.worldChampionship();
                            default -> FinalsPlan.none();
                        });
        save();
    }

    /** Whether the plan cannot be changed by this caller, or by nobody any more. */
    public boolean isLocked() {
        return isBegun() || desk.getTournament().state() == TournamentState.FINISHED || !desk.may(Right.CONFIGURE);
    }

    /** Whether somebody has qualified, in a draft at least. */
    public boolean isBegun() {
        return !finals.seedings(desk.id()).isEmpty();
    }

    /** The categories that can have a final. */
    public List<Category> getCategories() {
        return categories.of(desk.id());
    }

    /** The numbers of players that can play on. */
    public List<Integer> getQualifierChoices() {
        return USUAL_QUALIFIERS;
    }

    /** How a number of players who play on is called. */
    public String qualifiersText(int number) {
        boolean named = List.of(0, 2, 3, 4).contains(number);
        return named
                ? messages.text("desk.finals.qualifiers." + number)
                : messages.text("desk.finals.qualifiers.more", number);
    }

    /** The lengths a match can have. */
    public List<Integer> getLengths() {
        return IntStream.rangeClosed(1, BracketPlan.MOST_GAMES)
                .filter(games -> games % 2 == 1)
                .boxed()
                .toList();
    }

    /** How a length is called. */
    public String lengthText(int games) {
        return messages.text("desk.finals.games", games);
    }
}
