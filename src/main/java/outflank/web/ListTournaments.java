package outflank.web;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import outflank.tournament.Tournament;
import outflank.tournament.Tournaments;

/** The first page: every tournament there is. */
@Named
@RequestScoped
public class ListTournaments {

    @Inject
    private Tournaments tournaments;

    private List<Tournament> all;

    @PostConstruct
    void load() {
        all = tournaments.all();
    }

    public List<Tournament> getAll() {
        return all;
    }
}
