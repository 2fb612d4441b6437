package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Version;
import java.util.Optional;
import java.util.UUID;
import outflank.competition.Color;
import outflank.othello.PrescribedOpening;
import outflank.othello.Variant;
import outflank.othello.transcript.Transcript;

/** A game of a round: who has which color at which table. */
@Entity
public class Game {

    @Id
    private UUID id;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "round_id")
    private Round round;

    @Column(name = "table_number")
    private int tableNumber;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "black_id")
    private Entrant black;

    @ManyToOne(fetch = FetchType.LAZY, optional = false)
    @JoinColumn(name = "white_id")
    private Entrant white;

    private String opening;

    @Column(name = "colors_swapped")
    private boolean colorsSwapped;

    @Embedded
    private DrawAgreement draw = new DrawAgreement();

    @Version
    private long version;

    protected Game() {}

    Game(Round round, int tableNumber, Entrant black, Entrant white) {
        this.id = UUID.randomUUID();
        this.round = round;
        this.tableNumber = tableNumber;
        this.black = black;
        this.white = white;
    }

    public UUID id() {
        return id;
    }

    public Round round() {
        return round;
    }

    public int tableNumber() {
        return tableNumber;
    }

    /** Who has Black: as paired, and once it is known otherwise, as really played. */
    public Entrant black() {
        return black;
    }

    /** Who has White: as paired, and once it is known otherwise, as really played. */
    public Entrant white() {
        return white;
    }

    /** The moves this game must begin with, such as {@code f5d6c3d3c4f4f6f3}; empty if none are prescribed. */
    public Optional<String> opening() {
        // A draft can be older than the choice of another variant.
        boolean prescribed = round.tournament().gameRules().variant().openingPrescribed();
        return prescribed ? Optional.ofNullable(opening) : Optional.empty();
    }

    void prescribe(PrescribedOpening prescribed) {
        opening = prescribed.moves();
    }

    /** The game that is played, the same in the whole tournament. */
    public Variant variant() {
        return round.tournament().variant();
    }

    /**
     * Reads a record of this game by its rules, the prescribed opening among them.
     *
     * @param written any text
     */
    public Transcript read(String written) {
        return Transcript.read(written, variant(), opening().orElse(""));
    }

    /** Whether the players have the other colors than they were paired with. */
    public boolean isColorsSwapped() {
        return colorsSwapped;
    }

    /** Who has the first choice, where the rules give a draw to one side and the round is published. */
    public Optional<Entrant> drawChooser() {
        return draw.chooser();
    }

    /** Who wins a draw, once that is chosen. */
    public Optional<Color> drawHolder() {
        return draw.holder();
    }

    /** What one of the two has still to choose before the game. */
    public Optional<OpenChoice> openChoice() {
        return draw.open(drawRule(), black, white);
    }

    private DrawRule drawRule() {
        return round.tournament().gameRules().drawRule();
    }

    void decideDrawChooser(Entrant chooser) {
        draw.decideChooser(chooser);
    }

    /** Notes what was chosen; the colors are as chosen already. */
    void noteChoice(DrawChoice choice, Entrant chooser) {
        draw.note(choice, colorOf(chooser.id()));
    }

    void forgetChoices() {
        draw.forget();
    }

    /** The two have the other colors. A draw stays with its player, or where the rules say so with its color. */
    void swapColors() {
        Entrant formerBlack = black;
        black = white;
        white = formerBlack;
        colorsSwapped = !colorsSwapped;
        if (!drawRule().heldByColor()) {
            draw.swapHolder();
        }
    }

    /** The two have these colors from the start; for a draft, in which nothing is paired for good. */
    void seat(Entrant withBlack, Entrant withWhite) {
        black = withBlack;
        white = withWhite;
    }

    /** Whether the entrant with this number plays in this game. */
    boolean involves(int number) {
        return black.number() == number || white.number() == number;
    }

    /** Who has this color. */
    public Entrant player(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The color of this entrant; null if he does not play in this game. */
    public Color colorOf(UUID entrantId) {
        if (black.id().equals(entrantId)) {
            return Color.BLACK;
        }
        return white.id().equals(entrantId) ? Color.WHITE : null;
    }

    /** How the history names this game: round, table and the two players. */
    public String label() {
        return round.number() + "/" + tableNumber + " " + black.name() + " – " + white.name();
    }
}
