package outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import outflank.othello.GameScoring;
import outflank.othello.Variant;
import outflank.othello.transcript.Repair;
import outflank.othello.transcript.Repairs;
import outflank.othello.transcript.Transcript;

/** A repair has to give a game that the rules of its tournament allow. */
class ReadingRulesTest {

    private static final String OPENING = "f5d6c3d3c4f4f6f3";
    private static final String GAME = OPENING + "e6e7d7c5b6";

    @Test
    void noRepairGivesAGameAnotherOpeningThanItsOwn() {
        ReadingRules.Rules rules = new ReadingRules.Rules(
                text -> Transcript.read(text, Variant.XOT, OPENING), GameScoring.OFFICIAL, Optional.empty());
        Transcript read = rules.reading().apply(GAME.replace("f4f6", "f6f4"));
        List<Repair> anywhere = Repairs.of(read);
        assertThat(anywhere).anyMatch(repair -> !repair.repaired().moves().startsWith(OPENING));

        List<Repair> repairs = rules.repairs(read);
        assertThat(repairs)
                .isNotEmpty()
                .allMatch(repair -> repair.repaired().moves().startsWith(OPENING));
    }
}
