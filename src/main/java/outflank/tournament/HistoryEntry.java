package outflank.tournament;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;
import outflank.account.Actor;
import outflank.usecase.NullableUuidConverter;

/** One line of the history. It is written once; the database refuses to change or delete it. */
@Entity
@Table(name = "history")
public class HistoryEntry {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "tournament_id")
    private UUID tournamentId;

    private Instant at;
    private String actor;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "account_id")
    private UUID accountId;

    @Convert(converter = NullableUuidConverter.class)
    @Column(name = "entrant_id")
    private UUID entrantId;

    @Enumerated(EnumType.STRING)
    private Action action;

    private String subject;
    private String before;
    private String after;
    private String reason;

    protected HistoryEntry() {}

    HistoryEntry(UUID tournamentId, Actor by, Action action, Change change) {
        this.tournamentId = tournamentId;
        this.at = Instant.now();
        this.actor = by.name();
        this.accountId = by.isAccount() ? by.id() : null;
        this.entrantId = by.isPlayer() ? by.id() : null;
        this.action = action;
        this.subject = change.subject();
        this.before = change.before();
        this.after = change.after();
        this.reason = change.reason();
    }

    public Long id() {
        return id;
    }

    public Instant at() {
        return at;
    }

    public String actor() {
        return actor;
    }

    public Action action() {
        return action;
    }

    public Change change() {
        return new Change(subject, before, after, reason);
    }
}
