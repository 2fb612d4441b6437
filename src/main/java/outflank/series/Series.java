package outflank.series;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.UUID;
import outflank.competition.series.SeriesRules;
import outflank.usecase.NullableUuidConverter;

/** Tournaments that count together, such as a Grand Prix, a league, or the championships of all years. */
@Entity
public class Series {

    @Id
    private UUID id;

    private String slug;
    private String name;
    private String rules;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "owner_id")
    private UUID ownerId;

    @Column(name = "created_at")
    private Instant createdAt;

    @Version
    private long version;

    protected Series() {}

    Series(String slug, String name, SeriesRules rules, UUID ownerId) {
        this.id = UUID.randomUUID();
        this.slug = slug;
        this.ownerId = ownerId;
        this.createdAt = Instant.now();
        change(name, rules);
    }

    final void change(String wantedName, SeriesRules wantedRules) {
        name = wantedName;
        rules = wantedRules.stored();
    }

    public UUID id() {
        return id;
    }

    /** The name in addresses of pages. */
    public String slug() {
        return slug;
    }

    public String name() {
        return name;
    }

    /** How the tournaments of the series are counted. */
    public SeriesRules rules() {
        return SeriesRules.parse(rules);
    }

    /** Whether this account runs the series; administrators run every one besides. */
    boolean isOwnedBy(UUID account) {
        return account.equals(ownerId);
    }

    /** Grows with every change of name and rules. */
    public long version() {
        return version;
    }
}
