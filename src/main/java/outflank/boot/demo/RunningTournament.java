package outflank.boot.demo;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.player.PersonDetails;
import outflank.tournament.CheckingIn;
import outflank.tournament.CreatingTournaments;
import outflank.tournament.Game;
import outflank.tournament.Registering.Registration;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;
import outflank.usecase.Token;

/**
 * An open tournament in the middle of its fourth round: a late entry in round 2, a withdrawal after it, an announced
 * absence, a ruling, a time-out, and a round in which half the results are in, one is told by one side and one disputed.
 */
@ApplicationScoped
public class RunningTournament {

    private static final long SEED = 20_260_314;
    private static final int ROUNDS = 7;
    private static final int ABSENT_IN_ROUND = 5;

    /** Of the people, this one comes when round 1 is over. */
    private static final int LATE = 12;

    /** This one leaves after round 2. */
    private static final int LEAVES = 18;

    /** This one will miss a round. */
    private static final int AWAY = 8;

    @Inject
    private CreatingTournaments creating;

    @Inject
    private CheckingIn checkingIn;

    @Inject
    private DemoDesk desk;

    /** @return the personal link of a player whose present game has no result yet */
    public Token stage(Actor director, LocalDate today) {
        TournamentDetails details =
                new TournamentDetails("Lighthouse Open", "Port Halcyon", today.minusDays(1), today.plusDays(1));
        UUID id = creating.create(director, details, TournamentRules.worldChampionship(ROUNDS), SEED)
                .id();
        List<PersonDetails> early = People.ALL.stream()
                .filter(person -> person != People.ALL.get(LATE))
                .toList();
        List<Registration> registrations = new ArrayList<>(
                early.stream().map(person -> desk.enter(director, id, person)).toList());

        firstRound(director, id);
        registrations.add(desk.enter(director, id, People.ALL.get(LATE)));
        secondRound(director, id);
        checkingIn.withdraw(director, id, registrations.get(LEAVES).entrant().id());
        thirdRound(director, id);
        UUID player = fourthRound(director, id);
        checkingIn.announceAbsence(
                director, id, registrations.get(AWAY).entrant().id(), ABSENT_IN_ROUND, true);
        return registrations.stream()
                .filter(registration -> registration.entrant().id().equals(player))
                .findFirst()
                .orElseThrow()
                .link();
    }

    private void firstRound(Actor director, UUID id) {
        for (Game game : desk.publishNextRound(director, id)) {
            decide(director, id, game, desk.play(game, SEED + 100));
        }
    }

    private void secondRound(Actor director, UUID id) {
        for (Game game : desk.publishNextRound(director, id)) {
            String moves = desk.play(game, SEED + 200);
            if (game.tableNumber() == 3) {
                desk.handIn(game, Color.BLACK, moves);
                desk.handIn(game, Color.WHITE, desk.misrecorded(game, moves, 52));
                desk.ruleForBlack(
                        director, id, game, moves, "Replayed at the table with both players: two moves were swapped.");
            } else {
                decide(director, id, game, moves);
            }
        }
    }

    private void thirdRound(Actor director, UUID id) {
        for (Game game : desk.publishNextRound(director, id)) {
            if (game.tableNumber() == 6) {
                desk.typeTimeOutOfWhite(director, id, game);
            } else {
                decide(director, id, game, desk.play(game, SEED + 300));
            }
        }
    }

    /**
     * Half of the results are in; at table 1 they still play.
     *
     * @return who plays Black there
     */
    private UUID fourthRound(Actor director, UUID id) {
        List<Game> games = desk.publishNextRound(director, id);
        for (Game game : games) {
            String moves = desk.play(game, SEED + 400);
            switch (game.tableNumber()) {
                case 2 -> {
                    desk.handIn(game, Color.BLACK, moves);
                    desk.handIn(game, Color.WHITE, desk.misrecorded(game, moves, 48));
                }
                case 3, 5, 6, 8, 10 -> decide(director, id, game, moves);
                case 4 -> desk.handIn(game, Color.BLACK, moves);
                default -> {
                    // The others are still at their boards.
                }
            }
        }
        return games.get(0).black().id();
    }

    /** At most tables the players hand in, a few bring a slip to the desk. */
    private void decide(Actor director, UUID id, Game game, String moves) {
        switch (game.tableNumber() % 4) {
            case 0 -> desk.type(director, id, game, moves);
            case 1 -> {
                desk.handIn(game, Color.WHITE, moves);
                desk.report(game, Color.BLACK, moves);
            }
            default -> {
                desk.handIn(game, Color.BLACK, moves);
                desk.handIn(game, Color.WHITE, moves);
            }
        }
    }
}
