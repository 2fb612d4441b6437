package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import java.util.List;
import java.util.Optional;
import outflank.competition.Color;

/**
 * Who wins a draw of a game in which it goes to one side: whose choice it is, and what has been chosen so far. One of the
 * two chooses first; what he leaves open is the other one's choice.
 */
@Embeddable
public class DrawAgreement {

    @ManyToOne(fetch = FetchType.LAZY)
    @JoinColumn(name = "draw_chooser_id")
    private Entrant chooser;

    @Enumerated(EnumType.STRING)
    @Column(name = "draw_holder")
    private Color holder;

    @Column(name = "colors_chosen")
    private boolean colorsChosen;

    protected DrawAgreement() {}

    Optional<Entrant> chooser() {
        return Optional.ofNullable(chooser);
    }

    Optional<Color> holder() {
        return Optional.ofNullable(holder);
    }

    void decideChooser(Entrant decided) {
        chooser = decided;
    }

    void forget() {
        holder = null;
        colorsChosen = false;
    }

    void swapHolder() {
        holder = holder == null ? null : holder.opposite();
    }

    /** What is still to be chosen. */
    Optional<OpenChoice> open(DrawRule rule, Entrant black, Entrant white) {
        if (chooser == null || colorsChosen) {
            return Optional.empty();
        }
        if (holder == null) {
            return Optional.of(new OpenChoice(chooser, firstOptions(rule)));
        }
        Entrant other = chooser.id().equals(black.id()) ? white : black;
        return Optional.of(new OpenChoice(other, List.of(DrawChoice.BLACK_DISCS, DrawChoice.WHITE_DISCS)));
    }

    private static List<DrawChoice> firstOptions(DrawRule rule) {
        return rule.heldByColor()
                ? List.of(DrawChoice.DRAW_FOR_BLACK, DrawChoice.DRAW_FOR_WHITE)
                : List.of(DrawChoice.DRAW, DrawChoice.BLACK_DISCS, DrawChoice.WHITE_DISCS);
    }

    /**
     * Notes a choice; a color that was chosen is on the board already.
     *
     * @param own the color of who has chosen
     */
    void note(DrawChoice choice, Color own) {
        switch (choice) {
            case DRAW -> holder = own;
            case DRAW_FOR_BLACK -> holder = Color.BLACK;
            case DRAW_FOR_WHITE -> holder = Color.WHITE;
            case BLACK_DISCS, WHITE_DISCS -> {
                // Who takes the color at once leaves the draw to the other one.
                holder = holder == null ? own.opposite() : holder;
                colorsChosen = true;
            }
        }
    }
}
