package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** What can be won in a tournament, and how teams and prizes are counted. */
@UseCase
public class Prizes {

    private static final int MOST = 500;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private History history;

    /** How teams and prizes are counted. */
    public HonourRules rules(UUID tournamentId) {
        Honours honours = entities.find(Honours.class, tournamentId);
        return honours == null ? HonourRules.NONE : honours.rules();
    }

    /** All prizes of a tournament, by place. */
    public List<Prize> of(UUID tournamentId) {
        return entities.createQuery("select p from Prize p where p.tournamentId = :id order by p.place", Prize.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }

    /** Whether a tournament has anything besides its standings: categories, teams or prizes. */
    public boolean isHonoured(UUID tournamentId) {
        return (Boolean)
                entities.createNativeQuery("""
                        select exists (select 1 from category where tournament_id = ?1)
                            or exists (select 1 from prize where tournament_id = ?1)
                            or exists (select 1 from honours where tournament_id = ?1 and team_best > 0)""").setParameter(1, tournamentId).getSingleResult();
    }

    /**
     * Changes how teams and prizes are counted, and the prizes of several rankings, or nothing of it.
     *
     * @param lists the lines of each ranking by its category, empty for that of all, as {@link #replace} takes them
     */
    public void offer(Actor actor, UUID tournamentId, HonourRules rules, Map<Optional<UUID>, List<String>> lists) {
        change(actor, tournamentId, rules);
        lists.forEach((category, lines) -> replace(actor, tournamentId, category.orElse(null), lines));
    }

    /** Changes how teams and prizes are counted; amounts keep their digits only within one currency. */
    public void change(Actor actor, UUID tournamentId, HonourRules rules) {
        tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        HonourRules before = rules(tournamentId);
        if (before.equals(rules)) {
            return;
        }
        boolean money =
                of(tournamentId).stream().anyMatch(prize -> prize.details().amount() > 0);
        if (money && before.digits() != rules.digits()) {
            throw new Refusal("refusal.currencyInUse");
        }
        Honours honours = entities.find(Honours.class, tournamentId);
        if (honours == null) {
            entities.persist(new Honours(tournamentId, rules));
        } else {
            honours.rule(rules);
        }
        history.write(
                tournamentId, actor, Action.PRIZES_CHANGED, new Change("", describe(before), describe(rules), ""));
    }

    /**
     * Replaces the prizes of one ranking.
     *
     * @param categoryId the category, or null for the ranking of all
     * @param lines one line for each place, the first place first; a blank one is a place without a prize
     */
    public void replace(Actor actor, UUID tournamentId, UUID categoryId, List<String> lines) {
        tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        if (categoryId != null) {
            Category category = entities.find(Category.class, categoryId);
            if (category == null || !category.tournamentId().equals(tournamentId)) {
                throw new Refusal("refusal.noCategory");
            }
        }
        if (lines.size() > MOST) {
            throw new Refusal("refusal.tooManyPrizes", MOST);
        }
        int digits = rules(tournamentId).digits();
        List<PrizeDetails> wanted =
                lines.stream().map(line -> PrizeDetails.read(line, digits)).toList();
        List<Prize> present = of(tournamentId).stream()
                .filter(prize -> Objects.equals(prize.categoryId().orElse(null), categoryId))
                .toList();
        List<PrizeDetails> before = placed(present);
        if (before.equals(wanted)) {
            return;
        }
        present.forEach(entities::remove);
        entities.flush();
        for (int i = 0; i < wanted.size(); i++) {
            if (!wanted.get(i).isNothing()) {
                entities.persist(new Prize(tournamentId, categoryId, i + 1, wanted.get(i)));
            }
        }
        history.write(
                tournamentId, actor, Action.PRIZES_CHANGED, new Change("", describe(before), describe(wanted), ""));
    }

    private static List<PrizeDetails> placed(List<Prize> prizes) {
        List<PrizeDetails> placed = new ArrayList<>();
        for (Prize prize : prizes) {
            while (placed.size() < prize.place() - 1) {
                placed.add(new PrizeDetails(0, ""));
            }
            placed.add(prize.details());
        }
        return placed;
    }

    private static String describe(HonourRules rules) {
        return rules.teamBest() + ", " + rules.split() + ", " + rules.currency();
    }

    private static String describe(List<PrizeDetails> prizes) {
        return String.join(
                "; ",
                prizes.stream()
                        .map(prize -> (prize.amount() + " " + prize.description()).strip())
                        .toList());
    }
}
