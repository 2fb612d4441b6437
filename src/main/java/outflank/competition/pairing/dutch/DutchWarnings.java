package outflank.competition.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import outflank.competition.Color;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.PairingWarning.Kind;

/** What the director should know of a round that breaks an absolute criterion, or a pair of his own that does. */
final class DutchWarnings {

    private final AbsoluteCriteria absolute;

    DutchWarnings(AbsoluteCriteria absolute) {
        this.absolute = absolute;
    }

    List<PairingWarning> ofPair(DutchPlayer black, DutchPlayer white) {
        List<PairingWarning> warnings = new ArrayList<>();
        OptionalInt opponent = OptionalInt.of(white.number());
        if (absolute.haveMet(black, white)) {
            boolean again = black.met().get(white.number()).contains(Color.BLACK);
            Kind kind = again ? Kind.REMATCH_IN_SAME_COLORS : Kind.REMATCH;
            warnings.add(new PairingWarning(kind, black.number(), opponent));
        }
        if (absolute.isForbidden(black, white)) {
            warnings.add(new PairingWarning(Kind.FORBIDDEN_PAIR, black.number(), opponent));
        }
        if (breaksColor(black, Color.BLACK)) {
            warnings.add(new PairingWarning(Kind.COLOR_OUT_OF_BALANCE, black.number(), OptionalInt.empty()));
        }
        if (breaksColor(white, Color.WHITE)) {
            warnings.add(new PairingWarning(Kind.COLOR_OUT_OF_BALANCE, white.number(), OptionalInt.empty()));
        }
        return warnings;
    }

    private static boolean breaksColor(DutchPlayer player, Color color) {
        return player.thirdInRow(color) || player.imbalanceAfter(color) > 2;
    }

    List<PairingWarning> ofBye(DutchPlayer player) {
        return absolute.mayHaveBye(player)
                ? List.of()
                : List.of(new PairingWarning(Kind.SECOND_BYE, player.number(), OptionalInt.empty()));
    }
}
