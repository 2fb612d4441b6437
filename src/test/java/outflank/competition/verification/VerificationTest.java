package outflank.competition.verification;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.competition.verification.FindingKind.BYE_DIFFERS;
import static outflank.competition.verification.FindingKind.COLORS_REVERSED;
import static outflank.competition.verification.FindingKind.COST_DIFFERS;
import static outflank.competition.verification.FindingKind.DRAWN_OTHERWISE;
import static outflank.competition.verification.FindingKind.LEFT_OUT;
import static outflank.competition.verification.FindingKind.NOT_OPTIMAL;
import static outflank.competition.verification.FindingKind.PAIR_MISSING;
import static outflank.competition.verification.FindingKind.PAIR_UNEXPECTED;
import static outflank.competition.verification.FindingKind.REMATCH;
import static outflank.competition.verification.FindingKind.RESULT_DIFFERS;
import static outflank.competition.verification.FindingKind.SECOND_BYE;
import static outflank.competition.verification.FindingKind.SECOND_BYE_AVOIDABLE;
import static outflank.competition.verification.FindingKind.TABLE_MOVED;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Result;
import outflank.competition.ResultKind;
import outflank.competition.Round;
import outflank.competition.Sketch;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.RandomTournament;
import outflank.competition.pairing.RoundPairing;
import outflank.competition.standings.TieBreak;
import outflank.competition.standings.TieBreaks;

/** A tournament that was run honestly is verified whole; whatever is changed behind its back is found. */
class VerificationTest {

    private static final PairingRules RULES = PairingRules.worldChampionship();
    private static final List<TieBreak> TIE_BREAKS = TieBreaks.worldChampionship();

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void anHonestTournamentIsVerifiedWholeWhateverHappensInIt(long seed) {
        Random random = new Random(seed);
        Played played = play(seed, 5 + random.nextInt(30), 3 + random.nextInt(7));

        for (KeptRound kept : played.kept()) {
            assertThat(Verification.ofRound(kept, played.competition(), TIE_BREAKS))
                    .as("seed %d, round %d", seed, kept.number())
                    .allMatch(finding -> finding.kind().isNote());
        }
    }

    @Test
    void aPairThatWasChangedAfterwardsIsFound() {
        Played played = play(5, 12, 4);
        KeptRound third = played.kept().get(2);
        List<Game> games = new ArrayList<>(third.published().games());
        Game one = games.get(0);
        Game last = games.get(games.size() - 1);
        games.set(0, new Game(one.table(), one.black(), last.white(), Optional.empty()));
        games.set(games.size() - 1, new Game(last.table(), last.black(), one.white(), Optional.empty()));

        assertThat(kinds(with(third, new Round(3, games, third.published().byes())), played))
                .contains(PAIR_MISSING, PAIR_UNEXPECTED, NOT_OPTIMAL, COST_DIFFERS);
    }

    @Test
    void colorsTablesAndTheCostOfARoundAreHeld() {
        Played played = play(6, 10, 4);
        KeptRound second = played.kept().get(1);
        List<Game> turned = new ArrayList<>(second.published().games());
        Game first = turned.get(0);
        turned.set(0, new Game(first.table(), first.white(), first.black(), Optional.empty()));
        assertThat(kinds(with(second, new Round(2, turned, second.published().byes())), played))
                .contains(COLORS_REVERSED);

        List<Game> moved = new ArrayList<>(second.published().games());
        moved.set(0, new Game(99, first.black(), first.white(), Optional.empty()));
        assertThat(kinds(with(second, new Round(2, moved, second.published().byes())), played))
                .containsExactly(TABLE_MOVED);

        KeptRound dearer = new KeptRound(
                second.published(),
                second.input(),
                RULES,
                second.constraints(),
                second.seed(),
                second.cost() + 1,
                true);
        assertThat(kinds(dearer, played)).containsExactly(COST_DIFFERS);
    }

    @Test
    void anotherSeedIsFoundAndAnotherVersionIsHeldToTheCostAlone() {
        Played played = play(7, 16, 3);
        KeptRound first = played.kept().get(0);
        KeptRound otherSeed =
                new KeptRound(first.published(), first.input(), RULES, first.constraints(), 12, first.cost(), true);
        KeptRound otherVersion =
                new KeptRound(first.published(), first.input(), RULES, first.constraints(), 12, first.cost(), false);

        assertThat(kinds(otherSeed, played))
                .contains(PAIR_MISSING, PAIR_UNEXPECTED)
                .doesNotContain(NOT_OPTIMAL);
        assertThat(kinds(otherVersion, played)).containsExactly(DRAWN_OTHERWISE);
    }

    @Test
    void aResultThatStoodOtherwiseIsNamedByRoundAndTable() {
        Played played = play(8, 8, 4);
        KeptRound fourth = played.kept().get(3);
        Competition then = fourth.input();
        Game game = then.rounds().get(1).games().get(2);
        Result other = Result.ofDiscs(ResultKind.PLAYED, 2 * 11, 2 * 53);
        Competition present = changed(played.competition(), 2, game, other);

        List<Finding> faults = faults(fourth, present);
        assertThat(faults).hasSize(1);
        assertThat(faults.get(0))
                .returns(RESULT_DIFFERS, Finding::kind)
                .returns(2, Finding::round)
                .returns(game.table(), Finding::table)
                .returns("PLAYED 22 106", Finding::expected);
    }

    @Test
    void whoIsSeatedWithoutTakingPartAndWhoIsLeftOutAreFound() {
        Played played = play(9, 8, 3);
        KeptRound second = played.kept().get(1);
        List<Game> games = new ArrayList<>(second.published().games());
        Game gone = games.remove(games.size() - 1);

        assertThat(faults(with(second, new Round(2, games, Set.of(gone.black()))), played.competition()))
                .filteredOn(finding -> finding.kind() == LEFT_OUT)
                .extracting(Finding::one)
                .containsExactly(gone.white());
    }

    @Test
    void aSecondByeThatCouldBeAvoidedIsFound() {
        List<Entrant> entrants =
                List.of(Entrant.of(1, "A", "", 0, 1), Entrant.of(2, "B", "", 0, 2), Entrant.of(3, "C", "", 0, 3));
        Result win = Result.ofDiscs(ResultKind.PLAYED, 80, 48);
        Round first = new Round(1, List.of(new Game(1, 1, 2, Optional.of(win))), Set.of(3));
        Competition input = new Competition(3, 64, entrants, List.of(first));
        Round again = new Round(2, List.of(new Game(1, 2, 1, Optional.empty())), Set.of(3));
        KeptRound kept = new KeptRound(again, input, RULES, Constraints.none(), 1, 0, true);
        Competition present = new Competition(3, 64, entrants, List.of(first, again));

        assertThat(faults(kept, present)).extracting(Finding::kind).contains(SECOND_BYE_AVOIDABLE, BYE_DIFFERS);
        KeptRound decided =
                new KeptRound(again, input, RULES, Constraints.none().withFixedBye(3), 1, 0, true);
        assertThat(Verification.ofRound(decided, present, TIE_BREAKS))
                .extracting(Finding::kind)
                .contains(SECOND_BYE)
                .doesNotContain(SECOND_BYE_AVOIDABLE);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "brightwell=6.25,discs",
                "brightwell=auto,disc-difference",
                "buchholz,sonneborn-berger",
                "buchholz=own,sonneborn-berger=own",
                "wins,games-won,wins-with-white,games-with-white,progressive,lot"
            })
    void everyTieBreakThatCanBeCountedPlainlyIsCountedTwice(String stored) {
        List<TieBreak> tieBreaks = TieBreaks.parse(stored);
        for (long seed = 20; seed < 32; seed++) {
            Competition competition = play(seed, 12 + (int) seed % 7, 6).competition();
            for (int round = 0; round <= 6; round++) {
                assertThat(StandingsCheck.findings(competition.afterRound(round), tieBreaks))
                        .as("seed %d after round %d", seed, round)
                        .isEmpty();
            }
            assertThat(Verification.recomputed(competition, tieBreaks)).isEqualTo(tieBreaks);
        }
    }

    /** The second example of othello.md, section 3: R1 1–2 40:24, 3 bye; R2 1–3 30:34; β = 6. */
    @Test
    void thePlainComputationGivesThePublishedExampleOfTheBrightwellQuotient() {
        Competition example = Sketch.ofPlayers(3)
                .round(Sketch.game(1, 2, 40, 24), Sketch.bye(3))
                .round(Sketch.game(1, 3, 30, 34))
                .competition();
        PlainStandings plain = new PlainStandings(example);
        TieBreak brightwell = TIE_BREAKS.get(0);

        assertThat(plain.value(brightwell, example.entrant(3))).hasValue(new BigDecimal("84.0"));
        assertThat(plain.value(brightwell, example.entrant(1))).hasValue(new BigDecimal("82.0"));
        assertThat(plain.halfPoints(3)).isEqualTo(4);
        assertThat(Verification.recomputed(example, TIE_BREAKS)).isEqualTo(TIE_BREAKS);
    }

    /** A tournament played to its end, and what each of its rounds kept. */
    private record Played(Competition competition, List<KeptRound> kept) {}

    private static Played play(long seed, int players, int rounds) {
        RandomTournament tournament = new RandomTournament(seed, players, rounds);
        List<KeptRound> kept = new ArrayList<>();
        for (int number = 1; number <= rounds; number++) {
            Competition input = tournament.competition();
            Pairing pairing = RoundPairing.pair(input, number, RULES, seed + number, Constraints.none());
            List<Game> games = pairing.pairs().stream()
                    .map(pair -> new Game(pair.table(), pair.black(), pair.white(), Optional.empty()))
                    .toList();
            Set<Integer> byes = pairing.bye().isPresent() ? Set.of(pairing.bye().getAsInt()) : Set.of();
            kept.add(new KeptRound(
                    new Round(number, games, byes),
                    input,
                    RULES,
                    Constraints.none(),
                    seed + number,
                    pairing.cost(),
                    true));
            tournament.play(pairing);
        }
        return new Played(tournament.competition(), kept);
    }

    private static KeptRound with(KeptRound kept, Round published) {
        return new KeptRound(published, kept.input(), kept.rules(), kept.constraints(), kept.seed(), kept.cost(), true);
    }

    private static Set<FindingKind> kinds(KeptRound kept, Played played) {
        Set<FindingKind> kinds = new HashSet<>();
        Verification.ofRound(kept, played.competition(), TIE_BREAKS).stream()
                .map(Finding::kind)
                .filter(kind -> kind != REMATCH && kind != SECOND_BYE)
                .forEach(kinds::add);
        return kinds;
    }

    private static List<Finding> faults(KeptRound kept, Competition present) {
        return Verification.ofRound(kept, present, TIE_BREAKS).stream()
                .filter(finding -> !finding.kind().isNote())
                .toList();
    }

    private static Competition changed(Competition competition, int round, Game game, Result result) {
        List<Round> rounds = new ArrayList<>(competition.rounds());
        Round old = rounds.get(round - 1);
        List<Game> games = new ArrayList<>(old.games());
        games.replaceAll(each -> each.table() == game.table()
                ? new Game(each.table(), each.black(), each.white(), Optional.of(result))
                : each);
        rounds.set(round - 1, new Round(round, games, old.byes()));
        return new Competition(competition.plannedRounds(), competition.byeHalfDiscs(), competition.entrants(), rounds);
    }
}
