package outflank.tournament;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.util.List;
import java.util.UUID;
import outflank.usecase.UseCase;

/**
 * A tournament copied and deleted as the rows it is made of. Each row is copied whole, whatever columns it has, and only
 * what makes it a row of the copy is replaced; its id follows from the original's and the copy's, so that rows find each
 * other without a list. Links, reports, records, the team and the history are not copied.
 */
@UseCase
class PracticeTables {

    /** What the id of a copied row is. */
    private static final String COPY_OF = "cast(md5(cast(%s as text) || cast(?2 as text)) as uuid)";

    @PersistenceContext
    private EntityManager entities;

    /** Copies the rules, the field, and the first rounds with the results in force. */
    void copy(UUID original, UUID practice, String slug, String name, int rounds) {
        execute(
                insert(
                                "tournament",
                                "'id', cast(?2 as uuid), 'slug', cast(?3 as text), 'name', cast(?4 as text),"
                                        + " 'practice_of', cast(?1 as uuid), 'registration_open', false, 'revision', 0,"
                                        + " 'state', case when ?5 > 0 then 'RUNNING' else 'SETUP' end,"
                                        + " 'forecast_public', false, 'created_at', now()")
                        + " where source.id = cast(?1 as uuid)",
                original,
                practice,
                slug,
                name,
                rounds);
        execute(
                insert("tournament_tie_break", "'tournament_id', cast(?2 as uuid)")
                        + " where source.tournament_id = cast(?1 as uuid)",
                original,
                practice);
        execute(
                insert("entrant", id("id") + ", 'tournament_id', cast(?2 as uuid)")
                        + " where source.tournament_id = cast(?1 as uuid)",
                original,
                practice);
        execute(
                insert("absence", id("entrant_id")) + " where source.entrant_id in"
                        + " (select id from entrant where tournament_id = cast(?1 as uuid))",
                original,
                practice);
        copyHonours(original, practice);
        for (int round = 1; round <= rounds; round++) {
            copyRound(original, practice, round, round == rounds);
        }
        copyOrders(original, practice, rounds);
    }

    /** The order the director gave holds for the standings after one round, and goes along with that round. */
    private void copyOrders(UUID original, UUID practice, int rounds) {
        execute(
                insert("order_by_hand", id("id") + ", " + id("entrant_id") + ", 'tournament_id', cast(?2 as uuid)")
                        + " where source.tournament_id = cast(?1 as uuid) and source.after_round <= ?3",
                original,
                practice,
                rounds);
    }

    /** Categories, prizes, and the finals as they are planned; who has qualified is for the copy to find out. */
    private void copyHonours(UUID original, UUID practice) {
        String ofOriginal = " where source.tournament_id = cast(?1 as uuid)";
        String tournament = "'tournament_id', cast(?2 as uuid)";
        execute(insert("category", id("id") + ", " + tournament) + ofOriginal, original, practice);
        execute(
                insert("entrant_category", id("entrant_id") + ", " + id("category_id"))
                        + " where source.category_id in"
                        + " (select id from category where tournament_id = cast(?1 as uuid))",
                original,
                practice);
        execute(insert("honours", tournament) + ofOriginal, original, practice);
        execute(
                insert("prize", id("id") + ", " + id("category_id") + ", " + tournament) + ofOriginal,
                original,
                practice);
        execute(
                insert("finals_bracket", id("id") + ", " + tournament + ", 'play_off_needed', false") + ofOriginal,
                original,
                practice);
    }

    /** The database accepts a round only after the one before it. The last one is open again. */
    private void copyRound(UUID original, UUID practice, int number, boolean last) {
        execute(
                insert(
                                "round",
                                id("id") + ", 'tournament_id', cast(?2 as uuid)"
                                        + (last ? ", 'state', 'PUBLISHED', 'closed_at', null" : ""))
                        + " where source.tournament_id = cast(?1 as uuid) and source.number = ?3",
                original,
                practice,
                number);
        String ofRound = " where source.round_id = (select id from round"
                + " where tournament_id = cast(?1 as uuid) and number = ?3)";
        execute(
                insert(
                                "game",
                                String.join(
                                        ", ",
                                        List.of(
                                                id("id"),
                                                id("round_id"),
                                                id("black_id"),
                                                id("white_id"),
                                                id("draw_chooser_id"))))
                        + ofRound,
                original,
                practice,
                number);
        execute(insert("bye", id("round_id") + ", " + id("entrant_id")) + ofRound, original, practice, number);
        execute(
                insert("result", id("id") + ", " + id("game_id"))
                        + " where source.replaced_at is null and source.game_id in (select game.id from game"
                        + " join round on round.id = game.round_id"
                        + " where round.tournament_id = cast(?1 as uuid) and round.number = ?3)",
                original,
                practice,
                number);
    }

    private static String id(String column) {
        return "'" + column + "', " + COPY_OF.formatted("source." + column);
    }

    private static String insert(String table, String replaced) {
        return "insert into " + table + " select (jsonb_populate_record(cast(null as " + table
                + "), to_jsonb(source) || jsonb_build_object(" + replaced + "))).* from " + table + " source";
    }

    /** Deletes a practice copy with all that happened in it; the database refuses to do so with a real tournament. */
    void delete(UUID practice) {
        String rounds = "(select id from round where tournament_id = cast(?1 as uuid))";
        String games = "(select id from game where round_id in " + rounds + ")";
        for (String table : List.of("record", "report", "result")) {
            execute("delete from " + table + " where game_id in " + games, practice);
        }
        execute("delete from round where tournament_id = cast(?1 as uuid)", practice);
        execute(
                "delete from personal_link where entrant_id in"
                        + " (select id from entrant where tournament_id = cast(?1 as uuid))",
                practice);
        for (String table : tablesOfATournament()) {
            execute("delete from " + table + " where tournament_id = cast(?1 as uuid)", practice);
        }
        execute("delete from entrant where tournament_id = cast(?1 as uuid)", practice);
        execute("delete from tournament where id = cast(?1 as uuid) and practice_of is not null", practice);
    }

    /** The names of all tables whose rows belong to a tournament, but for its entrants, to whom some of those rows lead. */
    private List<String> tablesOfATournament() {
        @SuppressWarnings("unchecked")
        List<String> names = entities.createNativeQuery(
                        "select cast(cast(c.conrelid as regclass) as text) from pg_constraint c"
                                + " join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]"
                                + " where c.contype = 'f' and c.confrelid = cast('tournament' as regclass)"
                                + " and a.attname = 'tournament_id' and c.conrelid <> cast('entrant' as regclass)")
                .getResultList();
        return names;
    }

    private void execute(String sql, Object... values) {
        var query = entities.createNativeQuery(sql);
        for (int i = 0; i < values.length; i++) {
            query.setParameter(i + 1, values[i] instanceof UUID id ? id.toString() : values[i]);
        }
        query.executeUpdate();
    }
}
