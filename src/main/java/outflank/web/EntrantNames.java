package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;

/** The names of the entrants of the desk's tournament by their numbers, which are all the core knows of them. */
@Named
@RequestScoped
public class EntrantNames {

    @Inject
    private Desk desk;

    @Inject
    private Entrants entrants;

    @Inject
    private Messages messages;

    private Map<Integer, Entrant> byNumber;

    /** The name of the entrant with this number; 0 is nobody. */
    public String of(int number) {
        if (byNumber == null) {
            byNumber = entrants.all(desk.actor(), desk.id()).stream()
                    .collect(Collectors.toMap(Entrant::number, Function.identity()));
        }
        Entrant entrant = byNumber.get(number);
        if (entrant != null) {
            return entrant.name();
        }
        return number == 0 ? messages.text("verify.nobody") : messages.text("verify.unknown", number);
    }
}
