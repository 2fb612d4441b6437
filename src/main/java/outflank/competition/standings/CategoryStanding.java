package outflank.competition.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One line of the standings of a category.
 *
 * @param rank place within the category, from 1; whoever shares a rank of all shares it here
 * @param standing the line in the standings of all
 */
public record CategoryStanding(int rank, Standing standing) {

    public CategoryStanding {
        Objects.requireNonNull(standing, "standing");
    }

    /**
     * The standings of those who compete in a category, in the order of the standings of all.
     *
     * @param standings lines of everybody, the leader first
     * @param category key of the category
     */
    public static List<CategoryStanding> of(List<Standing> standings, String category) {
        List<CategoryStanding> lines = new ArrayList<>();
        for (Standing standing : standings) {
            if (standing.entrant().categories().contains(category)) {
                CategoryStanding before = lines.isEmpty() ? null : lines.get(lines.size() - 1);
                boolean shared = before != null && before.standing().rank() == standing.rank();
                lines.add(new CategoryStanding(shared ? before.rank() : lines.size() + 1, standing));
            }
        }
        return lines;
    }
}
