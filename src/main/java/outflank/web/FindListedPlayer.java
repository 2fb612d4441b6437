package outflank.web;

import jakarta.faces.view.ViewScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.io.Serializable;
import java.util.List;
import outflank.player.FederationList;
import outflank.player.FederationPlayer;
import outflank.player.PersonDetails;

/** Somebody to be registered is found on the federation's list by name or number. */
@Named
@ViewScoped
@SuppressWarnings("serial") // The use cases are proxies of the container, which are serializable.
public class FindListedPlayer implements Serializable {

    private static final long serialVersionUID = 1L;

    @Inject
    private FederationList list;

    @Inject
    private ManageEntrants entrants;

    @Inject
    private Messages messages;

    private String wanted;
    private boolean searched;
    private List<Row> found = List.of();

    /** A player of the list as the page shows him. */
    public record Row(String id, String name, String country, int rating) implements Serializable {

        static Row of(FederationPlayer player) {
            PersonDetails details = player.details();
            return new Row(
                    player.id(),
                    (details.givenName() + " " + details.familyName()).strip(),
                    details.country(),
                    details.rating());
        }
    }

    /** Whether there is a list to search. */
    public boolean isOffered() {
        return list.size() > 0;
    }

    /** Searches the list. */
    public void find() {
        messages.attempt(() -> {
            found = list.find(wanted).stream().map(Row::of).toList();
            searched = true;
        });
    }

    /** Takes somebody over into the form. */
    public void take(Row row) {
        list.find(row.id()).stream()
                .filter(player -> player.id().equals(row.id()))
                .findFirst()
                .ifPresent(player -> entrants.getPlayer().take(player));
        found = List.of();
        searched = false;
        wanted = null;
    }

    public String getWanted() {
        return wanted;
    }

    public void setWanted(String wanted) {
        this.wanted = wanted;
    }

    public List<Row> getFound() {
        return found;
    }

    /** Whether a search found nobody. */
    public boolean isNobody() {
        return searched && found.isEmpty();
    }
}
