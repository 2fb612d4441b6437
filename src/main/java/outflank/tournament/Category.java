package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.Set;
import java.util.UUID;

/** Players of one tournament who have standings of their own besides those of all, such as the women. */
@Entity
public class Category {

    /** Categories that have a name in every language of the pages. */
    public static final Set<String> NAMED_BY_THE_PAGES = Set.of("women", "youth", "senior");

    @Id
    private UUID id;

    @Column(name = "tournament_id")
    private UUID tournamentId;

    private String word;
    private String name;
    private int position;

    protected Category() {}

    Category(UUID tournamentId, String word, String name, int position) {
        this.id = UUID.randomUUID();
        this.tournamentId = tournamentId;
        this.word = word;
        this.name = name;
        this.position = position;
    }

    public UUID id() {
        return id;
    }

    public UUID tournamentId() {
        return tournamentId;
    }

    /** What the core and addresses of pages call it. */
    public String word() {
        return word;
    }

    /** The name its director gave it; empty where the pages have one. */
    public String name() {
        return name;
    }

    int position() {
        return position;
    }
}
