package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;
import java.util.UUID;
import org.omnifaces.util.Faces;
import outflank.tournament.PrescribingOpenings;
import outflank.tournament.Right;
import outflank.usecase.Refusal;

/** The moves the games of a draft begin with, where the variant prescribes them: drawn by lot, or typed in. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class GiveOpening implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private RunRound run;

    @Inject
    private PrescribingOpenings prescribing;

    @Inject
    private Messages messages;

    private Integer table;
    private String moves;

    /** Draws another opening for the round. */
    public void drawAgain() throws IOException {
        UUID seen = run.getShown().id();
        if (messages.attempt(() -> prescribing.drawAgain(desk.actor(), desk.id(), seen))) {
            Faces.redirect(desk.address("round"));
        }
    }

    /** Gives all tables, or the one chosen, the opening that was typed in. */
    public void give() throws IOException {
        try {
            if (table == null) {
                prescribing.prescribe(desk.actor(), desk.id(), run.getShown().id(), moves);
            } else {
                prescribing.prescribeTable(desk.actor(), desk.id(), gameId(), moves);
            }
            messages.done("desk.saved");
            Faces.redirect(desk.address("round"));
        } catch (Refusal refusal) {
            messages.refused("opening:moves", refusal);
        }
    }

    /** The game that was shown at the table. */
    private UUID gameId() {
        return run.getRows().stream()
                .filter(row -> row.table() == table)
                .findFirst()
                .orElseThrow(() -> new Refusal("refusal.table", run.getRows().size()))
                .gameId();
    }

    /** Whether games of this tournament have openings at all. */
    public boolean isPrescribed() {
        return desk.getTournament().rules().game().variant().openingPrescribed();
    }

    /** Whether the caller may change them. */
    public boolean isOpen() {
        return desk.may(Right.PAIR);
    }

    /** The opening of all games; empty if they have none, or not the same. */
    public String getCommon() {
        List<String> openings =
                run.getRows().stream().map(ResultRow::opening).distinct().toList();
        return openings.size() == 1 ? openings.get(0) : "";
    }

    /** Whether a game has none. */
    public boolean isMissing() {
        return run.getRows().stream().anyMatch(row -> row.opening().isEmpty());
    }

    public Integer getTable() {
        return table;
    }

    public void setTable(Integer table) {
        this.table = table;
    }

    public String getMoves() {
        return moves;
    }

    public void setMoves(String moves) {
        this.moves = moves;
    }
}
