package outflank.web;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.omnifaces.util.Faces;
import outflank.record.GameSheets;
import outflank.record.PlayerSheet;
import outflank.tournament.CheckingIn;
import outflank.tournament.Competitions;
import outflank.tournament.Entrant;
import outflank.tournament.EntrantState;
import outflank.tournament.Entrants;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentState;
import outflank.usecase.Refusal;

/** A player's own page: where to sit now, what became of the games, and where that leads in the standings. */
@Named
@RequestScoped
public class ShowMyTournament {

    @Inject
    private CurrentActor caller;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private GameSheets sheets;

    @Inject
    private Competitions competitions;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private Messages messages;

    private String seen;
    private Entrant entrant;
    private Tournament tournament;
    private Round current;
    private PlayerSheet game;
    private PlayerStanding standing;
    private final List<PlayerRound> played = new ArrayList<>();

    @PostConstruct
    void load() {
        if (!caller.isPlayer()) {
            return;
        }
        entrant = entrants.ofPlayer(caller.player());
        tournament = entrant.tournament();
        List<Round> published = rounds.published(tournament.id());
        if (!published.isEmpty()) {
            current = published.get(published.size() - 1);
            loadRounds(published);
        }
        if (entrant.isCheckedIn()) {
            standing = PlayerStanding.of(
                    competitions.read(tournament), tournament.rules().parsedTieBreaks(), entrant.number());
        }
    }

    private void loadRounds(List<Round> published) {
        List<PlayerSheet> games = sheets.ofPlayer(caller.player());
        List<Integer> byes = rounds.publishedByesOf(entrant.id());
        for (Round round : published) {
            PlayerSheet sheet = games.stream()
                    .filter(one -> one.game().round().number() == round.number())
                    .findFirst()
                    .orElse(null);
            if (round == current) {
                game = sheet;
            }
            if (sheet == null && round.isOfFinals()) {
                continue;
            }
            played.add(
                    sheet != null
                            ? PlayerRound.of(sheet)
                            : PlayerRound.without(round.number(), kindWithoutGame(round.number(), byes)));
        }
        Collections.reverse(played);
    }

    private PlayerRound.Kind kindWithoutGame(int round, List<Integer> byes) {
        if (byes.contains(round)) {
            return PlayerRound.Kind.BYE;
        }
        boolean requested = entrant.byes().containsKey(round);
        return requested ? PlayerRound.Kind.REQUESTED_BYE : PlayerRound.Kind.MISSED;
    }

    /** The player says that he is there. */
    public void checkIn() throws IOException {
        try {
            checkingIn.checkInMyself(caller.playerWhoSaw(seen));
            messages.done("me.checkedIn");
        } catch (Refusal refusal) {
            messages.refusedOnNextPage(refusal);
        }
        Faces.redirect(Faces.getRequestContextPath() + "/me/tournament");
    }

    /** What the player is told first: {@code registered}, {@code declined}, {@code accepted}, {@code late} … */
    public String getSituation() {
        if (!entrant.isCheckedIn()) {
            boolean accepted = entrant.state() == EntrantState.ACCEPTED;
            return accepted && current != null ? "late" : entrant.state().name().toLowerCase(Locale.ROOT);
        }
        if (tournament.state() == TournamentState.FINISHED) {
            return "finished";
        }
        if (current == null) {
            return entrant.isWithdrawn() ? "withdrawn" : "ready";
        }
        if (game != null) {
            return "game";
        }
        if (current.isOfFinals()) {
            return "finals";
        }
        return switch (played.get(0).kind()) {
            case BYE -> "bye";
            case REQUESTED_BYE -> "requested";
            default -> entrant.isWithdrawn() ? "withdrawn" : "missed";
        };
    }

    /** The state of this player as the name of a badge. */
    public String getBadge() {
        if (entrant.isWithdrawn()) {
            return "withdrawn";
        }
        if (entrant.isCheckedIn()) {
            return "checked_in";
        }
        return entrant.state().name();
    }

    /** Points and place in one line. */
    public String getPlacing() {
        return messages.text("me.placing", standing.points(), standing.rank());
    }

    public String getSeen() {
        return entrant == null ? seen : entrant.id().toString();
    }

    public void setSeen(String seen) {
        this.seen = seen;
    }

    public Entrant getEntrant() {
        return entrant;
    }

    public Tournament getTournament() {
        return tournament;
    }

    public Round getCurrent() {
        return current;
    }

    /** The game of the current round; null without one. */
    public PlayerSheet getGame() {
        return game;
    }

    /** Points and place; null before the player has checked in. */
    public PlayerStanding getStanding() {
        return standing;
    }

    public List<PlayerRound> getPlayed() {
        return played;
    }
}
