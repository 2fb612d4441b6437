package outflank.format.tournament;

import java.util.List;
import java.util.Objects;
import outflank.format.FormatProblem;

/**
 * A tournament written in some form.
 *
 * @param text the whole file
 * @param remarks what the form has no room for, with the player or game it concerns
 */
public record WrittenTournament(String text, List<FormatProblem> remarks) {

    public WrittenTournament {
        Objects.requireNonNull(text, "text");
        remarks = List.copyOf(remarks);
    }
}
