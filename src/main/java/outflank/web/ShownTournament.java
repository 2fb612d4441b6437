package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.annotation.ManagedProperty;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.OptionalInt;
import org.omnifaces.util.Faces;
import outflank.tournament.Prizes;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** The tournament a public page is about, named by the parameter {@code of}. */
@Named("shown")
@RequestScoped
public class ShownTournament {

    @Inject
    private Tournaments tournaments;

    @Inject
    private Rounds rounds;

    @Inject
    @ManagedProperty("#{param.of}")
    private String slug;

    @Inject
    private Prizes prizes;

    private Tournament tournament;
    private Boolean honoured;
    private List<Round> all = List.of();
    private List<Round> published = List.of();

    /** Finds the tournament before the page is rendered; without one the answer is "not found". */
    public boolean find() {
        if (tournament == null && slug != null) {
            tournaments.bySlug(slug).ifPresent(this::show);
        }
        if (tournament == null) {
            missing();
        }
        return tournament != null;
    }

    /** Shows the tournament that something else on the page belongs to. */
    void show(Tournament owner) {
        tournament = owner;
        all = rounds.published(owner.id());
        published = all.stream().filter(round -> !round.isOfFinals()).toList();
    }

    /** Answers that there is no such page, instead of rendering it. */
    void missing() {
        Faces.responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
    }

    /**
     * The number of a published round of the preliminaries that a parameter asks for, the last one if it asks for none.
     * Empty, and answered with "not found", if there is no such round; 0 while none is published.
     */
    OptionalInt round(String parameter) {
        return round(parameter, published.size());
    }

    /** The same for any published round, those of the finals too. */
    OptionalInt anyRound(String parameter) {
        return round(parameter, all.size());
    }

    private OptionalInt round(String parameter, int last) {
        String asked = Faces.getRequestParameter(parameter);
        if (asked == null) {
            return OptionalInt.of(last);
        }
        boolean known = asked.matches("[1-9]\\d{0,2}") && Integer.parseInt(asked) <= last;
        if (!known) {
            missing();
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(asked));
    }

    public Tournament getTournament() {
        return tournament;
    }

    /** The published rounds of the preliminaries and the finals, the first one first. */
    public List<Round> getAllRounds() {
        return all;
    }

    /** Whether games of the finals are published. */
    public boolean isWithFinals() {
        return all.size() > published.size();
    }

    /** The published rounds of the preliminaries, the first one first. */
    public List<Round> getRounds() {
        return published;
    }

    /** Whether there are categories, teams or prizes to be shown; a form that comes back asks before anything is shown. */
    public boolean isHonoured() {
        if (tournament == null) {
            return false;
        }
        if (honoured == null) {
            honoured = prizes.isHonoured(tournament.id());
        }
        return honoured;
    }

    /** The last published round of the preliminaries, or 0. */
    public int getLastRound() {
        return published.size();
    }

    /** The address of a public page about this tournament. */
    public String link(String page) {
        return Faces.getRequestContextPath() + "/public/" + page + "?of=" + tournament.slug();
    }
}
