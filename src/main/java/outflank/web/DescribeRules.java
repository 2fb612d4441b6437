package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.othello.Scoring;
import outflank.othello.WipeOut;
import outflank.tournament.GameRules;
import outflank.tournament.TournamentRules;

/** The rules of a tournament in one line that everybody can read. */
@Named
@RequestScoped
public class DescribeRules {

    @Inject
    private Show show;

    @Inject
    private Messages messages;

    /** Such as "Othello · 7 rounds · empty squares to the winner · a draw is half a point each". */
    public String inOneLine(TournamentRules rules) {
        GameRules game = rules.game();
        List<String> parts = new ArrayList<>();
        parts.add(show.constant("desk.variant", game.variant()));
        parts.add(messages.text("public.rules.rounds", rules.plannedRounds()));
        if (!rules.pairing().equals(PairingRules.worldChampionship())) {
            parts.add(pairing(rules.pairing()));
        }
        parts.add(show.constant("public.rules.scoring", game.scoring().empties()));
        // To the winner go all 64 anyway: there the rule changes nothing.
        if (game.scoring().wipeOut() == WipeOut.LIKE_ANY_GAME
                && game.scoring().empties() != Scoring.EMPTIES_TO_WINNER) {
            parts.add(messages.text("public.rules.wipeOut"));
        }
        parts.add(show.constant("public.rules.draw", game.drawRule()));
        parts.add(show.constant("public.rules.timeOut", game.timeOut()));
        return String.join(" · ", parts);
    }

    private String pairing(PairingRules rules) {
        String system = show.constant("desk.system", rules.system());
        return rules.system() == PairingSystem.SWISS
                ? messages.text("public.rules.pairing", system, show.constant("desk.preset", rules.preset()))
                : system;
    }
}
