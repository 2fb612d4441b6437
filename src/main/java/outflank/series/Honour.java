package outflank.series;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import java.util.Optional;
import java.util.UUID;
import outflank.series.HonourDetails.Laureate;
import outflank.usecase.NullableUuidConverter;

/** A line of the roll of honour of a series. */
@Entity
public class Honour {

    @Id
    private UUID id;

    @Column(name = "series_id")
    private UUID seriesId;

    private int year;
    private boolean official;
    private String place;
    private String champion;

    @Column(name = "champion_country")
    private String championCountry;

    private String team;

    @Column(name = "runner_up")
    private String runnerUp;

    @Column(name = "runner_up_country")
    private String runnerUpCountry;

    private String women;

    @Column(name = "women_country")
    private String womenCountry;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Version
    private long version;

    protected Honour() {}

    Honour(UUID seriesId, HonourDetails details, UUID tournamentId) {
        this.id = UUID.randomUUID();
        this.seriesId = seriesId;
        this.tournamentId = tournamentId;
        change(details);
    }

    final void change(HonourDetails details) {
        year = details.year();
        official = details.official();
        place = details.place();
        champion = details.champion().name();
        championCountry = details.champion().country();
        team = details.team();
        runnerUp = details.runnerUp().name();
        runnerUpCountry = details.runnerUp().country();
        women = details.women().name();
        womenCountry = details.women().country();
    }

    public UUID id() {
        return id;
    }

    UUID seriesId() {
        return seriesId;
    }

    public HonourDetails details() {
        return new HonourDetails(
                year,
                official,
                place,
                new Laureate(champion, championCountry),
                team,
                new Laureate(runnerUp, runnerUpCountry),
                new Laureate(women, womenCountry));
    }

    /** The tournament here it was won in; empty for years from before. */
    public Optional<UUID> tournamentId() {
        return Optional.ofNullable(tournamentId);
    }
}
