package outflank.record;

import jakarta.persistence.EntityManager;

/** Choosing the record that everybody sees. */
final class OfficialRecord {

    private OfficialRecord() {}

    /**
     * Once a result is official, the record that fits it best is shown; a record somebody chose stays. Two complete
     * records of different games wait for the director.
     */
    static void choose(EntityManager entities, GameSheet sheet) {
        boolean contradictory =
                sheet.differences().stream().anyMatch(difference -> difference.kind() == Difference.Kind.RECORDS);
        if (sheet.result().isEmpty() || sheet.officialRecord().isPresent() || contradictory) {
            return;
        }
        sheet.bestRecord().ifPresent(record -> record.makeOfficial(true));
        entities.flush();
    }

    /** Makes this record the one that is shown, whatever was before. */
    static void choose(EntityManager entities, GameSheet sheet, Source source) {
        sheet.records().values().forEach(record -> record.makeOfficial(false));
        entities.flush();
        sheet.record(source).ifPresent(record -> record.makeOfficial(true));
    }
}
