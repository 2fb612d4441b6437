package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.othello.GameScoring;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.DrawRule;
import outflank.tournament.GameRules;
import outflank.tournament.History;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;
import outflank.tournament.TournamentSettings;

/** Two directors with the settings open: nobody's change is lost unseen, and nothing is saved by halves. */
@ArquillianTest
class SettingsIT {

    @Inject
    private Hall hall;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private History history;

    private Actor director;
    private Tournament tournament;
    private TournamentSettings seen;

    @BeforeEach
    void aDirectorOpensTheSettings() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
        seen = TournamentSettings.of(tournament);
    }

    @Test
    void whoSavesSecondIsToldAndOverwritesNothing() {
        configuring.change(director, tournament.id(), seen, wanted("Spring Cup", 5));
        refused("refusal.changedMeanwhile", wanted("Autumn Cup", 3));

        assertThat(TournamentSettings.of(hall.now(tournament))).isEqualTo(wanted("Spring Cup", 5));
    }

    @Test
    void aResultThatComesInMeanwhileIsNoReasonToRefuse() {
        hall.players(director, tournament, 2);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));

        configuring.change(director, tournament.id(), seen, wanted("Spring Cup", 3));
        assertThat(hall.now(tournament).details().name()).isEqualTo("Spring Cup");
    }

    @Test
    void aNewNameIsNotSavedWithRulesThatAreFixed() {
        hall.players(director, tournament, 2);
        hall.nextRound(director, tournament);

        refused("refusal.rulesFixed", wanted("Spring Cup", 5));
        assertThat(TournamentSettings.of(hall.now(tournament))).isEqualTo(seen);
    }

    @Test
    void everyRuleIsKeptWithTheTournamentAndToldInTheHistory() {
        for (Variant variant : Variant.values()) {
            DrawRule drawRule = DrawRule.values()[variant.ordinal() % DrawRule.values().length];
            GameRules game = new GameRules(
                    variant,
                    new GameScoring(Scoring.EMPTIES_SPLIT, WipeOut.LIKE_ANY_GAME),
                    TimeOut.WINNER_PLAYS_ON,
                    drawRule);
            configuring.rule(director, tournament.id(), tournament.rules().with(game));

            assertThat(hall.now(tournament).rules().game()).isEqualTo(game);
            assertThat(history.latest(director, tournament.id()).get(0).change().after())
                    .contains(variant.name(), "LIKE_ANY_GAME", "WINNER_PLAYS_ON", drawRule.name());
        }
    }

    private TournamentSettings wanted(String name, int rounds) {
        TournamentDetails before = seen.details();
        return new TournamentSettings(
                new TournamentDetails(name, before.place(), before.startsOn(), before.endsOn()),
                TournamentRules.worldChampionship(rounds));
    }

    private void refused(String key, TournamentSettings wanted) {
        assertThatThrownBy(() -> configuring.change(director, tournament.id(), seen, wanted))
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
