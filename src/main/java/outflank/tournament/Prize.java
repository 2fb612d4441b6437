package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.Optional;
import java.util.UUID;
import outflank.usecase.NullableUuidConverter;

/** What a place wins, in the ranking of all or of a category. */
@Entity
public class Prize {

    @Id
    private UUID id;

    @Column(name = "tournament_id")
    private UUID tournamentId;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "category_id")
    private UUID categoryId;

    private int place;
    private long amount;
    private String description;

    protected Prize() {}

    Prize(UUID tournamentId, UUID categoryId, int place, PrizeDetails details) {
        this.id = UUID.randomUUID();
        this.tournamentId = tournamentId;
        this.categoryId = categoryId;
        this.place = place;
        this.amount = details.amount();
        this.description = details.description();
    }

    /** The category whose ranking it is for; empty for that of all. */
    public Optional<UUID> categoryId() {
        return Optional.ofNullable(categoryId);
    }

    public int place() {
        return place;
    }

    public PrizeDetails details() {
        return new PrizeDetails(amount, description);
    }
}
