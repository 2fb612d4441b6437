package outflank.player;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import outflank.account.Actor;
import outflank.format.UnusableFile;
import outflank.format.wof.ListedPlayer;
import outflank.format.wof.PlayerListReader;
import outflank.usecase.Refusal;
import outflank.usecase.Text;
import outflank.usecase.UseCase;

/** The federation's list of players: taken from its file as a whole, searched while registering. */
@UseCase
public class FederationList {

    private static final int MOST_FOUND = 12;
    private static final int BATCH = 1_000;
    private static final int LONGEST = 60;
    private static final int HIGHEST_RATING = 9_999;
    private static final int LONGEST_SEARCH = 100;

    @PersistenceContext
    private EntityManager entities;

    /**
     * Puts a list in the place of the one that is there; if it cannot be read, that one stays.
     *
     * @param file the file {@code joueurs.txt}; the caller closes it
     * @return how many players are on it
     * @throws Refusal if the caller is no administrator, or this is no list of players
     */
    public int take(Actor actor, InputStream file) throws IOException {
        if (!actor.administrator()) {
            throw new Refusal("refusal.notAllowed");
        }
        entities.createQuery("delete from FederationPlayer p").executeUpdate();
        Set<String> known = new HashSet<>();
        try (PlayerListReader reader = PlayerListReader.open(file)) {
            for (Optional<ListedPlayer> next = reader.next(); next.isPresent(); next = reader.next()) {
                if (known.add(next.get().id())) {
                    entities.persist(player(next.get()));
                }
                if (known.size() % BATCH == 0) {
                    entities.flush();
                    entities.clear();
                }
            }
        } catch (UnusableFile unusable) {
            throw new Refusal(unusable, "refusal.playerList");
        }
        return known.size();
    }

    private static FederationPlayer player(ListedPlayer listed) {
        String country = listed.country().toUpperCase(Locale.ROOT);
        return new FederationPlayer(
                listed.id(),
                new PersonDetails(
                        shortened(listed.givenName()),
                        shortened(listed.familyName()),
                        country.matches("[A-Z]{3}") ? country : "",
                        "",
                        Math.min(listed.rating(), HIGHEST_RATING)));
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST).strip();
    }

    /** How many players are on the list. */
    public long size() {
        return entities.createQuery("select count(p) from FederationPlayer p", Long.class)
                .getSingleResult();
    }

    /**
     * Players by the beginning of their number, or by parts of their names in any order, without regard to accents.
     *
     * @param text what was typed
     */
    public List<FederationPlayer> find(String text) {
        String wanted = Text.folded(Text.line(text, "player.search", LONGEST_SEARCH));
        if (wanted.isBlank()) {
            return List.of();
        }
        if (wanted.matches("[0-9]+")) {
            return entities.createQuery(
                            "select p from FederationPlayer p where p.id like :start order by p.id",
                            FederationPlayer.class)
                    .setParameter("start", wanted.replaceFirst("^0+(?=.)", "") + "%")
                    .setMaxResults(MOST_FOUND)
                    .getResultList();
        }
        List<String> parts =
                Stream.of(wanted.split("[ ,]+")).filter(part -> !part.isEmpty()).toList();
        StringBuilder condition = new StringBuilder("select p from FederationPlayer p where 1 = 1");
        for (int part = 0; part < parts.size(); part++) {
            condition.append(" and locate(:part").append(part).append(", p.searchName) > 0");
        }
        var query = entities.createQuery(
                condition.append(" order by p.searchName, p.id").toString(), FederationPlayer.class);
        for (int part = 0; part < parts.size(); part++) {
            query.setParameter("part" + part, parts.get(part));
        }
        return query.setMaxResults(MOST_FOUND).getResultList();
    }
}
