package outflank.tournament;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.standings.Award;
import outflank.usecase.UseCase;

/** Who wins which prize by the ranking as it stands. */
@UseCase
public class WonPrizes {

    @Inject
    private Prizes prizes;

    @Inject
    private Categories categories;

    /**
     * The prizes of one ranking.
     *
     * @param category the category; empty for the ranking of all
     * @param won in the order of the ranking
     */
    public record Table(Optional<Category> category, List<Won> won) {}

    /**
     * What one player wins.
     *
     * @param player the player and his final rank among all
     * @param amount money in the smallest unit of the currency
     * @param sharing how many share the money of their places
     * @param description what he wins besides; empty for nothing
     */
    public record Won(FinalRankings.Ranked player, long amount, int sharing, String description) {}

    /**
     * All prizes of a tournament, those of all first; rankings without prizes are left out.
     *
     * @param ranking the ranking of all, the leader first
     */
    public List<Table> of(Tournament tournament, List<FinalRankings.Ranked> ranking) {
        List<Prize> offered = prizes.of(tournament.id());
        List<Table> tables = new ArrayList<>();
        if (offered.isEmpty()) {
            return tables;
        }
        Map<Integer, Set<String>> words = categories.words(tournament.id());
        add(tables, tournament, offered, Optional.empty(), ranking);
        for (Category category : categories.of(tournament.id())) {
            List<FinalRankings.Ranked> competing = ranking.stream()
                    .filter(ranked -> words.getOrDefault(ranked.entrant().number(), Set.of())
                            .contains(category.word()))
                    .toList();
            add(tables, tournament, offered, Optional.of(category), competing);
        }
        return tables;
    }

    private void add(
            List<Table> tables,
            Tournament tournament,
            List<Prize> offered,
            Optional<Category> category,
            List<FinalRankings.Ranked> ranking) {
        Optional<UUID> id = category.map(Category::id);
        Map<Integer, PrizeDetails> byPlace = offered.stream()
                .filter(prize -> prize.categoryId().equals(id))
                .collect(Collectors.toMap(Prize::place, Prize::details));
        if (!byPlace.isEmpty()) {
            tables.add(new Table(category, won(prizes.rules(tournament.id()), byPlace, ranking)));
        }
    }

    private static List<Won> won(
            HonourRules rules, Map<Integer, PrizeDetails> byPlace, List<FinalRankings.Ranked> ranking) {
        Map<Integer, Award> awards = Award.of(
                        ranking.stream()
                                .map(ranked -> new Award.Place(ranked.entrant().number(), ranked.rank()))
                                .toList(),
                        ranking.stream()
                                .collect(Collectors.toMap(
                                        ranked -> ranked.entrant().number(), FinalRankings.Ranked::halfPoints)),
                        byPlace.entrySet().stream()
                                .collect(Collectors.toMap(
                                        Map.Entry::getKey,
                                        prize -> prize.getValue().amount())),
                        rules.split())
                .stream()
                .collect(Collectors.toMap(Award::entrant, award -> award));
        List<Won> won = new ArrayList<>();
        for (int i = 0; i < ranking.size(); i++) {
            FinalRankings.Ranked ranked = ranking.get(i);
            Award award = awards.get(ranked.entrant().number());
            // A cup cannot be cut in pieces: it goes by the order of the standings.
            PrizeDetails prize = byPlace.getOrDefault(i + 1, new PrizeDetails(0, ""));
            if (award != null || !prize.description().isEmpty()) {
                won.add(new Won(
                        ranked,
                        award == null ? 0 : award.amount(),
                        award == null ? 1 : award.sharing(),
                        prize.description()));
            }
        }
        return won;
    }
}
