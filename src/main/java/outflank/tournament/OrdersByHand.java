package outflank.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.OrderByHand;

/** Finding and replacing the orders a director has given. */
@ApplicationScoped
class OrdersByHand {

    @PersistenceContext
    private EntityManager entities;

    /** The orders of a tournament, the earliest round first. */
    List<OrderByHand> of(UUID tournamentId) {
        Map<Integer, List<Integer>> numbers = entities.createQuery("""
                        select p.afterRound, e.number from PlaceByHand p join p.entrant e
                        where p.tournamentId = :id order by p.afterRound, p.position""", Object[].class)
                .setParameter("id", tournamentId)
                .getResultStream()
                .collect(Collectors.groupingBy(
                        row -> (Integer) row[0],
                        TreeMap::new,
                        Collectors.mapping(row -> (Integer) row[1], Collectors.toList())));
        return numbers.entrySet().stream()
                .map(order -> new OrderByHand(order.getKey(), order.getValue()))
                .toList();
    }

    /** Puts this order in the place of the one that was given after the same round. */
    void replace(UUID tournamentId, int afterRound, List<Entrant> order) {
        entities.createQuery("delete from PlaceByHand p where p.tournamentId = :id and p.afterRound = :round")
                .setParameter("id", tournamentId)
                .setParameter("round", afterRound)
                .executeUpdate();
        for (int place = 0; place < order.size(); place++) {
            entities.persist(new PlaceByHand(tournamentId, afterRound, place + 1, order.get(place)));
        }
    }
}
