package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.IOException;
import java.io.Serializable;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.omnifaces.util.Faces;
import outflank.tournament.Practicing;
import outflank.tournament.Rounds;
import outflank.tournament.Tournament;
import outflank.usecase.Refusal;

/** Practice copies: making one, playing it on by chance, and deleting it. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class PracticeTournament implements Serializable {

    private static final long serialVersionUID = 1L;

    private static final int LONGEST_NAME = 100;
    private static final long WORK_IN_A_REQUEST = Duration.ofSeconds(1).toNanos();

    @Inject
    private Desk desk;

    @Inject
    private Practicing practicing;

    @Inject
    private Rounds rounds;

    @Inject
    private Messages messages;

    private Integer upTo;
    private Long seed = 1L;
    private boolean playing;

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (desk.open() && upTo == null) {
            upTo = getPublished();
        }
    }

    /** Copies the tournament and goes to the desk of the copy. */
    public void copy() throws IOException {
        try {
            String name = desk.getTournament().details().name();
            int room = LONGEST_NAME - messages.text("practice.name", "").length();
            String cut = name.length() > room ? name.substring(0, room - 1) + "…" : name;
            int rounds = upTo == null ? getPublished() : upTo;
            Tournament practice = practicing.copy(desk.actor(), desk.id(), rounds, messages.text("practice.name", cut));
            messages.done("practice.copied");
            Faces.redirect(Faces.getRequestContextPath() + "/desk/what-if?of=" + practice.slug());
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    /** Gives every open game a result by chance. */
    public void fill() {
        messages.attempt(() -> messages.tell("practice.filled", practicing.fill(desk.actor(), desk.id(), seed())));
    }

    /** Begins to play on to the end. */
    public void playOn() {
        playing = true;
        step();
    }

    /** Plays rounds for about a second; each is kept whole, so that stopping in between leaves nothing half done. */
    public void step() {
        long begun = System.nanoTime();
        try {
            while (playing && System.nanoTime() - begun < WORK_IN_A_REQUEST) {
                playing = practicing.playOn(desk.actor(), desk.id(), seed());
            }
            if (!playing) {
                messages.tell("practice.played");
            }
        } catch (Refusal refusal) {
            playing = false;
            messages.refused(refusal);
        }
        desk.open();
    }

    /** Stops playing on after the round that is done. */
    public void stop() {
        playing = false;
    }

    /** Deletes the copy and goes back to where it came from. */
    public void delete() throws IOException {
        try {
            String back = getOriginal() == null
                    ? "/desk/tournaments"
                    : "/desk/what-if?of=" + getOriginal().slug();
            practicing.delete(desk.actor(), desk.id());
            messages.done("practice.deleted");
            Faces.redirect(Faces.getRequestContextPath() + back);
        } catch (Refusal refusal) {
            messages.refused(refusal);
        }
    }

    private long seed() {
        return seed == null ? 1 : seed;
    }

    /** The rounds a copy can end with, the last one first, and 0 for the field alone. */
    public List<Integer> getChoices() {
        int last = getPublished();
        return IntStream.rangeClosed(0, last).map(round -> last - round).boxed().toList();
    }

    /** How many rounds are published. */
    public int getPublished() {
        return rounds.preliminaries(desk.id()).size();
    }

    /** The copies of this tournament, the latest first. */
    public List<Tournament> getCopies() {
        return practicing.copies(desk.actor(), desk.id());
    }

    /** What this is a copy of; null if it is none. */
    public Tournament getOriginal() {
        return practicing.original(desk.getTournament()).orElse(null);
    }

    public boolean isPlaying() {
        return playing;
    }

    public Integer getUpTo() {
        return upTo;
    }

    public void setUpTo(Integer upTo) {
        this.upTo = upTo;
    }

    public Long getSeed() {
        return seed;
    }

    public void setSeed(Long seed) {
        this.seed = seed;
    }
}
