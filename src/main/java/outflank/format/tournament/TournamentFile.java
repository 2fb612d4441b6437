package outflank.format.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.format.FormatProblem;

/**
 * A whole tournament as a file holds it.
 *
 * @param header name, place, days and people
 * @param entrants one for each entrant of the competition, in the same order and with the same numbers
 * @param competition who took part and what was played
 * @param rules how it is paired and ordered
 * @param remarks what was noticed when it was read
 */
public record TournamentFile(
        TournamentHeader header,
        List<FileEntrant> entrants,
        Competition competition,
        FileRules rules,
        List<FormatProblem> remarks) {

    /** @throws IllegalArgumentException if the entrants are not those of the competition, or two have the same id */
    public TournamentFile {
        Objects.requireNonNull(header, "header");
        Objects.requireNonNull(rules, "rules");
        entrants = List.copyOf(entrants);
        remarks = List.copyOf(remarks);
        List<Integer> numbers = entrants.stream().map(FileEntrant::number).toList();
        if (!numbers.equals(competition.entrants().stream().map(Entrant::number).toList())) {
            throw new IllegalArgumentException("the entrants are not those of the competition");
        }
        Set<String> ids = new HashSet<>();
        for (FileEntrant entrant : entrants) {
            if (!ids.add(entrant.id())) {
                throw new IllegalArgumentException("two entrants have the id " + entrant.id());
            }
        }
    }

    /** The entrant with this id. */
    public Optional<FileEntrant> byId(String id) {
        return entrants.stream().filter(entrant -> entrant.id().equals(id)).findFirst();
    }

    /** A way to find entrants by their number in the competition; asked for a stranger, it fails. */
    public Function<Integer, FileEntrant> byNumber() {
        return entrants.stream().collect(Collectors.toMap(FileEntrant::number, Function.identity()))::get;
    }

    /** The same with another header. */
    public TournamentFile with(TournamentHeader other) {
        return new TournamentFile(other, entrants, competition, rules, remarks);
    }

    /** The same with another picture of the competition, which has the same entrants. */
    public TournamentFile with(Competition other) {
        return new TournamentFile(header, entrants, other, rules, remarks);
    }
}
