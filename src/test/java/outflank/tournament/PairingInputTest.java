package outflank.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
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
import outflank.competition.pairing.Avoidance;
import outflank.competition.pairing.Constraints;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.Penalties;

/** What is kept with a round is all its pairing needs, in every version of the program. */
class PairingInputTest {

    /** As version 1 wrote it: the table of penalties, neither club nor requested byes. */
    private static final String OF_VERSION_1 = """
            {"competition":{"rounds":3,"byeHalfDiscs":64,"entrants":[
              {"number":1,"country":"DEU","rating":1500,"lot":7,"enters":1,"absences":[]},
              {"number":2,"country":"","rating":0,"lot":9,"enters":1,"absences":[3],"withdrawn":3},
              {"number":3,"country":"","rating":0,"lot":4,"enters":1,"absences":[]}],
             "played":[{"games":[{"table":1,"black":1,"white":2,"kind":"PLAYED","blackHalfPoints":2,
              "blackHalfDiscs":80,"whiteHalfDiscs":48}],"byes":[3]}]},
             "constraints":{"pairs":[[2,3]],"forbidden":[[1,2]]},
             "penalties":{"colorBalance":[0,20,105],"sameColorAgain":15,"scoreGap":[0,20000],"floatAgain":25,
              "floatBack":10,"rematch":5000000,"consecutiveRematch":1,"sameCountry":2,"elitism":{"1":100,"4":200}}}
            """;

    @Test
    void whatIsWrittenIsReadAgainButNamesAndCategories() {
        PairingRules rules = PairingPreset.YOUTH.rules(PairingSystem.SWISS);
        Constraints constraints =
                Constraints.none().withFixedPair(4, 5).withFixedBye(6).withForbiddenPair(2, 1);
        PairingInput input = new PairingInput(competition("Name", Set.of("women")), rules, constraints);
        assertThat(PairingInput.read(input.json()))
                .isEqualTo(new PairingInput(competition("", Set.of()), rules, constraints));
        assertThat(PairingInput.read(input.json()).json()).isEqualTo(input.json());
    }

    @Test
    void aRoundOfVersion1IsStillUnderstood() {
        PairingInput input = PairingInput.read(OF_VERSION_1);
        assertThat(input.rules().system()).isEqualTo(PairingSystem.SWISS);
        Penalties table = input.rules().penalties();
        assertThat(table.colorBalance()).containsExactly(0, 20, 105);
        assertThat(table.sameCountry()).isEqualTo(Avoidance.always(2));
        assertThat(table.sameClub()).isEqualTo(Avoidance.always(0));
        assertThat(table.elitism()).containsExactly(Map.entry(1, 100), Map.entry(4, 200));
        assertThat(input.competition().entrant(2).withdrawnFromRound()).hasValue(3);
        assertThat(input.competition().entrant(1).club()).isEmpty();
        assertThat(input.competition().rounds().get(0).byes()).containsExactly(3);
        assertThat(input.competition().rounds().get(0).requestedByes()).isEmpty();
        assertThat(input.constraints())
                .isEqualTo(Constraints.none().withFixedPair(2, 3).withForbiddenPair(1, 2));
    }

    @Test
    void aDraftFitsWhileCompetitionAndRulesAreTheSame() {
        Competition competition = competition("Name", Set.of());
        PairingRules rules = PairingRules.worldChampionship();
        String stored = new PairingInput(competition, rules, Constraints.none()).json();
        assertThat(PairingInput.isOf(stored, competition, rules)).isTrue();
        assertThat(PairingInput.isOf(stored, competition("Other Name", Set.of()), rules))
                .as("a corrected name needs no other pairing")
                .isTrue();
        assertThat(PairingInput.isOf(stored, competition.afterRound(0), rules)).isFalse();
        assertThat(PairingInput.isOf(stored, competition, PairingPreset.CLUB.rules(PairingSystem.SWISS)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "{}", "{\"competition\":{}}", "{\"competition\":[],\"rules\":\"x\"}"})
    void anythingElseIsRefused(String stored) {
        assertThatThrownBy(() -> PairingInput.read(stored)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Competition competition(String name, Set<String> categories) {
        List<Entrant> entrants = List.of(
                new Entrant(1, name, "DEU", "Club A", categories, 1_600, 77, 1, OptionalInt.empty(), Set.of()),
                new Entrant(2, name, "FRA", "", categories, 0, Long.MAX_VALUE, 1, OptionalInt.of(3), Set.of()),
                new Entrant(3, name, "", "Club A", categories, 0, 3, 1, OptionalInt.empty(), Set.of(1, 4)),
                new Entrant(4, name, "", "", categories, 0, 4, 2, OptionalInt.empty(), Set.of()),
                new Entrant(5, name, "", "", categories, 0, 5, 1, OptionalInt.empty(), Set.of()),
                new Entrant(6, name, "", "", categories, 0, 6, 1, OptionalInt.empty(), Set.of()));
        Result half = Result.ofDiscs(ResultKind.PLAYED, 65, 63);
        Result nobody = Result.ofDiscs(ResultKind.DOUBLE_FORFEIT, 0, 0);
        Round first = new Round(
                1,
                List.of(new Game(1, 1, 2, Optional.of(half)), new Game(2, 5, 6, Optional.of(nobody))),
                Set.of(),
                Map.of(3, 1));
        Round second = new Round(2, List.of(new Game(1, 2, 1, Optional.empty())), Set.of(4), Map.of());
        return new Competition(5, 66, entrants, List.of(first, second));
    }
}
