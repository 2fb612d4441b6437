package outflank.format.tournament;

import java.util.ArrayList;
import java.util.List;
import outflank.format.FormatProblem;
import outflank.format.Place;

/** Collects what is noticed about a file, up to a limit. */
public final class Remarks {

    /** So many remarks about one file are kept. */
    public static final int MOST = 100;

    private final List<FormatProblem> remarks = new ArrayList<>();

    /** Notes something; beyond {@link #MOST} nothing more is. */
    public void add(FormatProblem.Kind kind, Place place, String found) {
        if (remarks.size() < MOST) {
            remarks.add(new FormatProblem(kind, place, found));
        }
    }

    /** Notes something about the file as a whole. */
    public void add(FormatProblem.Kind kind, String found) {
        add(kind, Place.FILE, found);
    }

    /** What was noted so far. */
    public List<FormatProblem> all() {
        return List.copyOf(remarks);
    }
}
