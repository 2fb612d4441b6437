package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.inject.Inject;
import java.util.List;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.othello.GameScoring;
import outflank.othello.Scoring;
import outflank.othello.TimeOut;
import outflank.othello.Variant;
import outflank.othello.WipeOut;
import outflank.tournament.Change;
import outflank.tournament.ConfiguringTournaments;
import outflank.tournament.DrawRule;
import outflank.tournament.GameRules;
import outflank.tournament.History;
import outflank.tournament.MissedRounds;
import outflank.tournament.PairingInput;
import outflank.tournament.PairingRounds;
import outflank.tournament.PublishingRounds;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentDetails;
import outflank.tournament.TournamentRules;
import outflank.tournament.TournamentSettings;

/**
 * Two directors with the settings open: nobody's change is lost unseen, and nothing is saved by halves. After the start
 * rules change for a reason only.
 */
@ArquillianTest
class SettingsIT {

    private static final PairingRules CLUB = PairingPreset.CLUB.rules(PairingSystem.SWISS);

    @Inject
    private Hall hall;

    @Inject
    private ConfiguringTournaments configuring;

    @Inject
    private History history;

    @Inject
    private PairingRounds pairing;

    @Inject
    private PublishingRounds publishing;

    @Inject
    private Rounds rounds;

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
        configuring.change(director, tournament.id(), seen, wanted("Spring Cup", 5), "");
        refused("refusal.changedMeanwhile", wanted("Autumn Cup", 3));

        assertThat(TournamentSettings.of(hall.now(tournament))).isEqualTo(wanted("Spring Cup", 5));
    }

    @Test
    void aResultThatComesInMeanwhileIsNoReasonToRefuse() {
        hall.players(director, tournament, 2);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));

        configuring.change(director, tournament.id(), seen, wanted("Spring Cup", 3), "");
        assertThat(hall.now(tournament).details().name()).isEqualTo("Spring Cup");
    }

    @Test
    void aNewNameIsNotSavedWithRulesThatAreFixed() {
        hall.players(director, tournament, 2);
        hall.nextRound(director, tournament);

        refused("refusal.reasonMissing", wanted("Spring Cup", 5));
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
            configuring.rule(director, tournament.id(), tournament.rules().with(game), "");

            assertThat(hall.now(tournament).rules().game()).isEqualTo(game);
            if (variant != Variant.OTHELLO) {
                assertThat(told().after()).contains("GAME: " + variant.name());
            }
        }
    }

    @Test
    void theHistoryTellsWhatHasChangedAndNothingElse() {
        TournamentRules before = tournament.rules();
        configuring.rule(director, tournament.id(), before.with(CLUB).with(new MissedRounds(2, 3, 1)), "");
        assertThat(told())
                .isEqualTo(new Change(
                        tournament.details().name(),
                        "PAIRING: SWISS, PAPP; REQUESTED_BYE: ½; MOST_REQUESTED_BYES: 0; ROUND_BEFORE_ENTRY: 0",
                        "PAIRING: SWISS, CLUB; REQUESTED_BYE: 1; MOST_REQUESTED_BYES: 3; ROUND_BEFORE_ENTRY: ½",
                        ""));
        assertThat(hall.now(tournament).rules().pairing()).isEqualTo(CLUB);
        assertThat(hall.now(tournament).missedRounds()).isEqualTo(new MissedRounds(2, 3, 1));
    }

    @Test
    void afterTheStartAReasonIsNeededAndKept() {
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        TournamentRules changed = new TournamentRules(
                5, tournament.rules().game(), 80, List.of("discs", "lot"), true, CLUB, new MissedRounds(1, 1, 0));

        refused("refusal.reasonMissing", () -> configuring.rule(director, tournament.id(), changed, "  "));
        refused("refusal.tooLong", () -> configuring.rule(director, tournament.id(), changed, "x".repeat(501)));
        assertThat(hall.now(tournament).rules()).isEqualTo(seen.rules());

        configuring.rule(director, tournament.id(), changed, "The players voted for it");
        assertThat(hall.now(tournament).rules()).isEqualTo(changed);
        assertThat(told().reason()).isEqualTo("The players voted for it");
        assertThat(told().before()).contains("ROUNDS: 3", "ORDER: brightwell=6 > discs > lot", "BYE_DISCS: 32");
        assertThat(told().after()).contains("ROUNDS: 5", "ORDER: discs > lot", "BYE_DISCS: 40");

        hall.nextRound(director, tournament);
        assertThat(PairingInput.read(rounds.published(tournament.id()).get(1).pairingInput())
                        .rules())
                .isEqualTo(CLUB);
        assertThat(PairingInput.read(rounds.published(tournament.id()).get(0).pairingInput())
                        .rules())
                .isEqualTo(PairingRules.worldChampionship());
    }

    @Test
    void whatHasBeenPlayedUnderStays() {
        hall.players(director, tournament, 4);
        hall.nextRound(director, tournament).forEach(game -> hall.result(director, tournament, game, 40, 24));
        pairing.pair(director, tournament.id(), Constraints.none());
        UUID draft = rounds.draft(director, tournament.id()).orElseThrow().id();
        TournamentRules rules = tournament.rules();

        refused("refusal.roundsPaired", () -> amend(rules.withPlannedRounds(1)));
        amend(rules.withPlannedRounds(2));
        refused("refusal.gameRulesFixed", () -> amend(rules.with(rules.game().with(Variant.XOT))));
        amend(rules.with(CLUB));
        refused("refusal.draftOutdated", () -> publishing.publish(director, tournament.id(), draft));

        pairing.discard(director, tournament.id());
        publishing.finish(director, tournament.id());
        refused("refusal.finished", () -> amend(rules));
    }

    private void amend(TournamentRules rules) {
        configuring.rule(director, tournament.id(), rules, "for a reason");
    }

    private Change told() {
        return history.latest(director, tournament.id()).get(0).change();
    }

    private TournamentSettings wanted(String name, int rounds) {
        TournamentDetails before = seen.details();
        return new TournamentSettings(
                new TournamentDetails(name, before.place(), before.startsOn(), before.endsOn()),
                TournamentRules.worldChampionship(rounds));
    }

    private void refused(String key, TournamentSettings wanted) {
        refused(key, () -> configuring.change(director, tournament.id(), seen, wanted, ""));
    }

    private static void refused(String key, Runnable useCase) {
        assertThatThrownBy(useCase::run)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.key()).isEqualTo(key));
    }
}
