package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import outflank.competition.pairing.draft.Alternatives;
import outflank.competition.pairing.draft.ChangedDraft;
import outflank.competition.pairing.explanation.PairExplanation;
import outflank.tournament.ChangingDrafts;
import outflank.tournament.Right;
import outflank.usecase.Refusal;

/** What the dialog of a draft says: of the chosen player and his other choices, and of the change that is tried out. */
@Named
@RequestScoped
public class TryChange {

    @Inject
    private Desk desk;

    @Inject
    private ReadDraft read;

    @Inject
    private ChangeDraft change;

    @Inject
    private ChangingDrafts changing;

    @Inject
    private CostWords words;

    @Inject
    private Messages messages;

    private ChangedDraft changed;
    private List<Choice> choices;

    /**
     * A table before and after the change.
     *
     * @param before how it is; null where the change takes no table
     * @param after how it would be; null where it gives none
     */
    public record Row(PlaceWords before, PlaceWords after) {}

    /**
     * Another opponent and what he would cost.
     *
     * @param opponent number of the opponent; of the player himself for the bye
     * @param name his name, or the word for the bye
     * @param price the difference with its sign
     */
    public record Choice(int opponent, String name, String price) {}

    /** The name of the chosen player. */
    public String getName() {
        return read.name(change.getChosen());
    }

    /** The place of the chosen player. */
    public ReadDraft.Place getPlace() {
        int chosen = change.getChosen();
        return read.getPlaces().stream()
                .filter(place ->
                        place.words().blackNumber() == chosen || place.words().whiteNumber() == chosen)
                .findFirst()
                .orElseThrow(() -> new Refusal("refusal.constraints"));
    }

    /** The number of the chosen player's opponent; his own for the bye. */
    public int getOpponent() {
        return read.draft().opponentOf(change.getChosen());
    }

    /** Whether there is a bye that the chosen player does not have. */
    public boolean isByeToGive() {
        return read.draft().hasBye() && getOpponent() != change.getChosen();
    }

    /** The next best choice of the chosen player in words; empty if he has none, or the field is too large to compare. */
    public String getNext() {
        boolean bye = getOpponent() == change.getChosen();
        if (!read.isPriced() || bye && !isComparable()) {
            return "";
        }
        return Alternatives.next(read.draft(), change.getChosen())
                .map(this::choice)
                .map(choice -> messages.text("desk.change.next", choice.name(), choice.price()))
                .orElse("");
    }

    /** Whether all other opponents can be compared while one waits. */
    public boolean isComparable() {
        return read.isPriced() && read.draft().entrants().size() <= Alternatives.MOST_COMPARED && desk.may(Right.PAIR);
    }

    /** All other opponents, the cheapest first. */
    public List<Choice> getChoices() {
        if (choices == null) {
            choices = Alternatives.all(read.draft(), change.getChosen()).stream()
                    .map(this::choice)
                    .toList();
        }
        return choices;
    }

    private Choice choice(Alternatives.Alternative alternative) {
        boolean bye = alternative.opponent() == change.getChosen();
        String name = bye ? messages.text("desk.bye") : read.name(alternative.opponent());
        return new Choice(alternative.opponent(), name, words.price(alternative.price()));
    }

    /** What is tried out, in words. */
    public String getTitle() {
        return messages.text(
                "desk.change.do." + change.getAction().name().toLowerCase(Locale.ROOT),
                read.name(change.getOne()),
                change.getAction().isOfTwo() ? read.name(change.getOther()) : "");
    }

    /** What it costs, with its sign. */
    public String getPrice() {
        return words.price(changed().price());
    }

    /** Whether it makes the round dearer: 1, cheaper: −1, or neither. */
    public int getDearer() {
        return Long.signum(changed().price());
    }

    /** The tables that change, as they are and as they would be. */
    public List<Row> getRows() {
        List<PairExplanation> gone = changed().gone();
        List<PairExplanation> come = changed().come();
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < Math.max(gone.size(), come.size()); i++) {
            rows.add(new Row(i < gone.size() ? words(gone.get(i)) : null, i < come.size() ? words(come.get(i)) : null));
        }
        return rows;
    }

    /** What the director should know before keeping it. */
    public List<String> getWarnings() {
        return changed().cautions().stream()
                .map(caution -> words.text(caution, read.names()))
                .toList();
    }

    private PlaceWords words(PairExplanation place) {
        return PlaceWords.of(place, read.names(), words);
    }

    private ChangedDraft changed() {
        if (changed == null) {
            changed = changing.preview(
                    desk.actor(), desk.id(), read.seen(), change.getAction(), change.getOne(), change.getOther());
        }
        return changed;
    }
}
