package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import outflank.competition.standings.PrizeSplit;
import outflank.tournament.Categories;
import outflank.tournament.Category;
import outflank.tournament.HonourRules;
import outflank.tournament.Prize;
import outflank.tournament.Prizes;
import outflank.usecase.Refusal;

/** The desk's form for teams and prizes. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class OfferPrizes implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Beside which input a refusal is shown. */
    private static final Map<String, String> FIELDS = Map.of(
            "refusal.teamBest", "prizes:teamBest",
            "refusal.currency", "prizes:currency",
            "refusal.currencyInUse", "prizes:currency");

    @Inject
    private Desk desk;

    @Inject
    private Prizes prizes;

    @Inject
    private Categories categories;

    @Inject
    private CategoryNames names;

    @Inject
    private Messages messages;

    private String teamBest;
    private PrizeSplit split;
    private String currency;
    private boolean filled;
    private List<PrizeList> lists = new ArrayList<>();

    /** The prizes of one ranking as they are typed: one line for each place. */
    public static final class PrizeList implements Serializable {

        private static final long serialVersionUID = 1L;

        private final UUID categoryId;
        private final String title;
        private String lines;

        PrizeList(UUID categoryId, String title, String lines) {
            this.categoryId = categoryId;
            this.title = title;
            this.lines = lines;
        }

        /** The category; null for the ranking of all. */
        public UUID getCategoryId() {
            return categoryId;
        }

        /** Name of the category; null for the ranking of all. */
        public String getTitle() {
            return title;
        }

        public String getLines() {
            return lines;
        }

        public void setLines(String lines) {
            this.lines = lines;
        }

        List<String> split() {
            return lines == null ? List.of() : lines.stripTrailing().lines().toList();
        }
    }

    /** Fills the form when the page is opened, and again when the categories have changed. */
    public void open() {
        List<UUID> wanted = new ArrayList<>();
        wanted.add(null);
        categories.of(desk.id()).forEach(category -> wanted.add(category.id()));
        if (!filled
                || !wanted.equals(lists.stream().map(PrizeList::getCategoryId).toList())) {
            fill();
        }
    }

    private void fill() {
        HonourRules rules = prizes.rules(desk.id());
        if (!filled) {
            teamBest = String.valueOf(rules.teamBest());
            split = rules.split();
            currency = rules.currency();
        }
        filled = true;
        List<Prize> offered = prizes.of(desk.id());
        lists = new ArrayList<>();
        lists.add(new PrizeList(null, null, typed(offered, null, rules)));
        for (Category category : categories.of(desk.id())) {
            lists.add(new PrizeList(category.id(), names.of(category), typed(offered, category.id(), rules)));
        }
    }

    private static String typed(List<Prize> offered, UUID category, HonourRules rules) {
        List<String> lines = new ArrayList<>();
        for (Prize prize : offered) {
            if (Objects.equals(prize.categoryId().orElse(null), category)) {
                while (lines.size() < prize.place() - 1) {
                    lines.add("");
                }
                lines.add(MoneyText.typed(prize.details(), rules));
            }
        }
        return String.join("\n", lines);
    }

    /** Keeps how teams and prizes are counted, and the prizes. */
    public void save() {
        String typed = teamBest == null ? "0" : teamBest.strip();
        Map<Optional<UUID>, List<String>> wanted = new LinkedHashMap<>();
        lists.forEach(list -> wanted.put(Optional.ofNullable(list.getCategoryId()), list.split()));
        try {
            int counting = typed.matches("\\d{1,3}") ? Integer.parseInt(typed) : -1;
            prizes.offer(desk.actor(), desk.id(), new HonourRules(counting, split, currency), wanted);
            messages.tell("desk.saved");
            fill();
        } catch (Refusal refusal) {
            messages.refused(FIELDS.get(refusal.key()), refusal);
        }
    }

    public String getTeamBest() {
        return teamBest;
    }

    public void setTeamBest(String teamBest) {
        this.teamBest = teamBest;
    }

    public PrizeSplit getSplit() {
        return split;
    }

    public void setSplit(PrizeSplit split) {
        this.split = split;
    }

    public String getCurrency() {
        return currency;
    }

    public void setCurrency(String currency) {
        this.currency = currency;
    }

    public List<PrizeList> getLists() {
        return lists;
    }
}
