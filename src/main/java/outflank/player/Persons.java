package outflank.player;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.UUID;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/** The directory of people. */
@UseCase
public class Persons {

    @PersistenceContext
    private EntityManager entities;

    /** The person with this name and country, or a new one. Names are compared without regard to upper and lower case. */
    public Person findOrAdd(PersonDetails details) {
        return entities.createQuery("""
                        select p from Person p
                        where lower(p.familyName) = lower(:family) and lower(p.givenName) = lower(:given)
                          and p.country = :country
                        order by p.createdAt""", Person.class)
                .setParameter("family", details.familyName())
                .setParameter("given", details.givenName())
                .setParameter("country", details.country())
                .setMaxResults(1)
                .getResultStream()
                .findFirst()
                .orElseGet(() -> add(details));
    }

    /**
     * The person with this number of the federation, else the one with this name and country, else a new one. Whoever
     * had no number and no rating yet gets those of the list.
     */
    public Person findOrAdd(PersonDetails details, FederationNumber number) {
        Person person = entities.createQuery("select p from Person p where p.federationId = :number", Person.class)
                .setParameter("number", number.id())
                .getResultStream()
                .findFirst()
                .orElseGet(() -> findOrAdd(details));
        if (person.federationNumber().id().isEmpty()) {
            person.number(number);
        }
        person.rateFirst(details.rating());
        return person;
    }

    /** Another person who is called the same. */
    public Person addNamesake(PersonDetails details) {
        return add(details);
    }

    private Person add(PersonDetails details) {
        Person person = new Person(details);
        entities.persist(person);
        return person;
    }

    /**
     * Gives a person his number of the federation, or takes it away.
     *
     * @throws Refusal if somebody else has it
     */
    public void number(UUID personId, FederationNumber number) {
        boolean taken = !number.id().isEmpty()
                && !entities.createQuery(
                                "select p.id from Person p where p.federationId = :number and p.id <> :id", UUID.class)
                        .setParameter("number", number.id())
                        .setParameter("id", personId)
                        .getResultList()
                        .isEmpty();
        if (taken) {
            throw new Refusal("refusal.federationNumberTaken", number.id());
        }
        entities.find(Person.class, personId).number(number);
    }
}
