package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.tournament.Categories;
import outflank.tournament.Category;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.usecase.Refusal;

/** The desk's page of categories: which there are and who competes in them. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class ManageCategories implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private Desk desk;

    @Inject
    private Categories categories;

    @Inject
    private Entrants entrants;

    @Inject
    private CategoryNames names;

    @Inject
    private Messages messages;

    private List<CategoryRow> rows = List.of();
    private String ownName;
    private UUID edited;
    private List<Player> players = List.of();
    private UUID[] competing = {};

    /** A category as the page shows it. */
    public record CategoryRow(UUID id, String word, String name, String shownName, long players)
            implements Serializable {}

    /** Somebody who can compete in a category. */
    public record Player(UUID id, String name) implements Serializable {}

    /** Opens the page, on each request before it is shown. */
    public void open() {
        if (!desk.open()) {
            return;
        }
        Map<Integer, Set<String>> words = categories.words(desk.id());
        rows = categories.of(desk.id()).stream()
                .map(category -> row(category, words))
                .toList();
    }

    private CategoryRow row(Category category, Map<Integer, Set<String>> words) {
        long count = words.values().stream()
                .filter(of -> of.contains(category.word()))
                .count();
        return new CategoryRow(category.id(), category.word(), category.name(), names.of(category), count);
    }

    /** Adds one of the categories every language has a name for. */
    public void addNamed(String word) {
        messages.attempt(() -> categories.addNamed(desk.actor(), desk.id(), word));
    }

    /** Adds a category with a name of its own. */
    public void addOwn() {
        try {
            categories.addOwn(desk.actor(), desk.id(), ownName);
            ownName = null;
        } catch (Refusal refusal) {
            messages.refused("categories:ownName", refusal);
        }
    }

    /** Takes a category away. */
    public void remove(CategoryRow row) {
        if (row.id().equals(edited)) {
            edited = null;
        }
        messages.attempt(() -> categories.remove(desk.actor(), desk.id(), row.id()));
    }

    /** Shows who competes in a category, to be changed. */
    public void edit(CategoryRow row) {
        edited = row.id();
        Map<Integer, Set<String>> words = categories.words(desk.id());
        List<Entrant> all = entrants.accepted(desk.id());
        players = all.stream()
                .sorted(Comparator.comparing(entrant -> entrant.person().sortName(), String.CASE_INSENSITIVE_ORDER))
                .map(entrant -> new Player(entrant.id(), entrant.name()))
                .toList();
        competing = all.stream()
                .filter(entrant ->
                        words.getOrDefault(entrant.number(), Set.of()).contains(row.word()))
                .map(Entrant::id)
                .toArray(UUID[]::new);
    }

    /** Keeps who competes. */
    public void assign() {
        Set<UUID> wanted = new HashSet<>(List.of(competing));
        if (messages.attempt(() -> categories.assign(desk.actor(), desk.id(), edited, wanted))) {
            edited = null;
            messages.tell("desk.saved");
        }
    }

    /** Closes the list without keeping it. */
    public void cancel() {
        edited = null;
    }

    public List<CategoryRow> getRows() {
        return rows;
    }

    /** The categories with a name in every language that this tournament does not have yet. */
    public List<String> getAddable() {
        Set<String> present = rows.stream().map(CategoryRow::word).collect(Collectors.toSet());
        return Category.NAMED_BY_THE_PAGES.stream()
                .filter(word -> !present.contains(word))
                .sorted()
                .toList();
    }

    /** The category whose players are being chosen; null if none is. */
    public CategoryRow getEdited() {
        return rows.stream().filter(row -> row.id().equals(edited)).findFirst().orElse(null);
    }

    public List<Player> getPlayers() {
        return players;
    }

    public UUID[] getCompeting() {
        return competing.clone();
    }

    public void setCompeting(UUID[] competing) {
        this.competing = competing == null ? new UUID[0] : competing.clone();
    }

    public String getOwnName() {
        return ownName;
    }

    public void setOwnName(String ownName) {
        this.ownName = ownName;
    }
}
