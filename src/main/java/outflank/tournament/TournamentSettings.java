package outflank.tournament;

import java.io.Serializable;

/**
 * What a director sets of a tournament, as one thing: two directors who change it at once must not mix their halves.
 *
 * @param details what is announced
 * @param rules the rules
 */
public record TournamentSettings(TournamentDetails details, TournamentRules rules) implements Serializable {

    /** The settings of a tournament as they stand. */
    public static TournamentSettings of(Tournament tournament) {
        return new TournamentSettings(tournament.details(), tournament.rules());
    }
}
