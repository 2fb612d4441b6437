package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.usecase.Refusal;
import outflank.usecase.Slug;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** The categories of a tournament, and who competes in which. */
@UseCase
public class Categories {

    private static final int MOST = 20;
    private static final int LONGEST_NAME = 60;

    @PersistenceContext
    private EntityManager entities;

    @Inject
    private Tournaments tournaments;

    @Inject
    private Entrants entrants;

    @Inject
    private History history;

    /** The categories of a tournament, in their order. */
    public List<Category> of(UUID tournamentId) {
        return entities.createQuery(
                        "select c from Category c where c.tournamentId = :id order by c.position", Category.class)
                .setParameter("id", tournamentId)
                .getResultList();
    }

    /** The words of the categories of each entrant, by his number; who competes in none is left out. */
    public Map<Integer, Set<String>> words(UUID tournamentId) {
        return entities.createQuery("""
                        select e.number, c.word from Entrant e join e.categories c
                        where e.tournament.id = :id""", Object[].class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .collect(Collectors.groupingBy(
                        row -> (Integer) row[0], Collectors.mapping(row -> (String) row[1], Collectors.toSet())));
    }

    /** Adds one of the categories that have a name in every language. */
    public void addNamed(Actor actor, UUID tournamentId, String word) {
        if (!Category.NAMED_BY_THE_PAGES.contains(word)) {
            throw new Refusal("refusal.noCategory");
        }
        add(actor, tournamentId, word, "");
    }

    /** Adds a category of the director's own. */
    public void addOwn(Actor actor, UUID tournamentId, String name) {
        String checked = Text.required(name, "category.name", LONGEST_NAME);
        Set<String> taken = of(tournamentId).stream().map(Category::word).collect(Collectors.toSet());
        String word = Slug.of(
                checked, "category", slug -> taken.contains(slug) || Category.NAMED_BY_THE_PAGES.contains(slug));
        add(actor, tournamentId, word, checked);
    }

    private void add(Actor actor, UUID tournamentId, String word, String name) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        List<Category> present = of(tournamentId);
        boolean known = present.stream()
                .anyMatch(category -> category.word().equals(word)
                        || !name.isEmpty() && category.name().equals(name));
        if (known) {
            throw new Refusal("refusal.categoryTwice");
        }
        if (present.size() >= MOST) {
            throw new Refusal("refusal.tooManyCategories", MOST);
        }
        int position = present.stream().mapToInt(Category::position).max().orElse(-1) + 1;
        Category category = new Category(tournament.id(), word, name, position);
        entities.persist(category);
        history.write(tournamentId, actor, Action.CATEGORIES_CHANGED, Change.to("", name.isEmpty() ? word : name));
    }

    /** Takes a category away; the database takes its prizes and who competed in it with it. */
    public void remove(Actor actor, UUID tournamentId, UUID categoryId) {
        tournaments.forChange(actor, tournamentId, Right.CONFIGURE);
        Category category = require(tournamentId, categoryId);
        entities.remove(category);
        String name = category.name().isEmpty() ? category.word() : category.name();
        history.write(tournamentId, actor, Action.CATEGORIES_CHANGED, new Change("", name, "", ""));
    }

    /**
     * Says who competes in a category; everybody else does not.
     *
     * @param competing ids of entrants of this tournament
     */
    public void assign(Actor actor, UUID tournamentId, UUID categoryId, Set<UUID> competing) {
        tournaments.forChange(actor, tournamentId, Right.MANAGE_ENTRANTS);
        Category category = require(tournamentId, categoryId);
        for (Entrant entrant : entrants.of(tournamentId)) {
            boolean wanted = competing.contains(entrant.id());
            if (entrant.compete(category, wanted)) {
                String name = category.name().isEmpty() ? category.word() : category.name();
                history.write(
                        tournamentId,
                        actor,
                        Action.CATEGORIES_CHANGED,
                        new Change(entrant.name(), wanted ? "" : name, wanted ? name : "", ""));
            }
        }
    }

    private Category require(UUID tournamentId, UUID categoryId) {
        Category category = entities.find(Category.class, categoryId);
        if (category == null || !category.tournamentId().equals(tournamentId)) {
            throw new Refusal("refusal.noCategory");
        }
        return category;
    }
}
