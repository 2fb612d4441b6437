package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.account.Actor;
import outflank.archive.Archive;
import outflank.archive.ArchiveImport;
import outflank.archive.ArchiveProblem;
import outflank.archive.ArchiveSearch;
import outflank.archive.ArchivedGame;
import outflank.archive.ImportState;
import outflank.archive.Importing;
import outflank.archive.Upload;
import outflank.othello.transcript.Verdict;

/** Files of games come into the archive whole, once, and with everything that is wrong with them said. */
@ArquillianTest
class ArchiveImportIT {

    private static final String WIPE_OUT = "f5d6c5f6e7f4g5e6e3";
    private static final String SIX_MOVES = "f5d6c3d3c4f4";

    @Inject
    private Hall hall;

    @Inject
    private Importing importing;

    @Inject
    private Archive archive;

    private Actor organizer;
    private final List<Integer> begun = new ArrayList<>();

    @BeforeEach
    void anOrganizer() {
        organizer = hall.director();
    }

    @AfterEach
    void anEmptyArchiveAgain() {
        begun.forEach(id -> importing.delete(organizer, id));
        assertThat(archive.isEmpty()).isTrue();
    }

    @Test
    @SharedData.Needed
    void wholeYearsOfTournamentsComeInAndNothingTwice() {
        ArchiveImport first = imported(year("1994"), names("JOU"), names("TRN"));
        assertThat(counts(first)).isEqualTo("4343 games, 4343 added, 62 truncated, 0 faulty, 0 differ");
        ArchiveImport second = imported(names("TRN"), year("2018"), year("1994"), names("JOU"));
        assertThat(counts(second)).isEqualTo("6772 games, 2429 added, 62 truncated, 0 faulty, 0 differ");
        assertThat(second.present()).isEqualTo(4343);
        assertThat(first.problems() + second.problems()).isZero();

        assertThat(archive.count(ArchiveSearch.EVERYTHING)).isEqualTo(6772);
        ArchivedGame latest =
                archive.search(ArchiveSearch.EVERYTHING, 1).games().get(0);
        assertThat(latest.played()).isEqualTo("2018");
        assertThat(latest.black()).startsWith("Player ");
        assertThat(latest.event()).startsWith("Tournament ");
    }

    @Test
    void aFolderInAZipFileIsReadFileByFile() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            add(zip, "hall/", "");
            add(zip, "hall/final.txt", WIPE_OUT);
            add(zip, "hall/kitchen/menu.txt", "Soup, bread and apples for everybody who helps.");
            add(zip, "__MACOSX/hall/._final.txt", "what a Macintosh adds");
        }
        ArchiveImport done = imported(new Upload("hall.zip", () -> new ByteArrayInputStream(bytes.toByteArray())));

        assertThat(done.title()).isEqualTo("final.txt, menu.txt");
        assertThat(counts(done)).isEqualTo("1 games, 1 added, 0 truncated, 0 faulty, 0 differ");
        assertThat(importing.problems(organizer, done.id()))
                .extracting(ArchiveProblem::fileName, ArchiveProblem::problem)
                .containsExactly(tuple("hall/kitchen/menu.txt", "not_recognized"));
    }

    @Test
    void aGameIsKnownInWhateverOrientationItComesAgain() {
        assertThat(imported(text(WIPE_OUT)).added()).isEqualTo(1);
        ArchiveImport mirrored = imported(text("e6f4e3f6g5d6e7f5c5"));
        assertThat(mirrored.added()).isZero();
        assertThat(mirrored.present()).isEqualTo(1);
    }

    @Test
    void gamesWithSomethingWrongAreKeptAndMarked() {
        ArchiveImport done = imported(text(SIX_MOVES), text(SIX_MOVES + "a1a2"));
        assertThat(counts(done)).isEqualTo("2 games, 2 added, 1 truncated, 1 faulty, 0 differ");

        ArchivedGame faulty =
                archive.search(ArchiveSearch.EVERYTHING, 1).games().get(0);
        assertThat(faulty.moves()).isEqualTo(SIX_MOVES);
        assertThat(faulty.verdict()).isNotIn(Verdict.COMPLETE, Verdict.TRUNCATED);
        assertThat(faulty.problemAt()).isEqualTo(7);
        assertThat(faulty.offending()).isEqualTo("a1");
        assertThat(faulty.written()).isEqualTo(SIX_MOVES + "a1a2");
        assertThat(faulty.replayedBlack()).isEmpty();
    }

    @Test
    @SharedData.Needed
    void whatIsStoppedGoesOnAndEndsAsIfItHadNeverStopped() {
        int id = start(year("1994"), year("2018"), names("JOU"), names("TRN"));
        importing.stop(organizer, id);
        ArchiveImport stopped = found(id);
        assertThat(stopped.state()).isEqualTo(ImportState.STOPPED);
        refused("refusal.importNotActive", () -> importing.stop(organizer, id));

        importing.goOn(organizer, id);
        ArchiveImport done = awaitEnd(id);
        assertThat(counts(done)).isEqualTo("6772 games, 6772 added, 62 truncated, 0 faulty, 0 differ");
        assertThat(archive.count(ArchiveSearch.EVERYTHING)).isEqualTo(6772);
        refused("refusal.importNotStopped", () -> importing.goOn(organizer, id));
    }

    @Test
    void onlyAccountsImportAndOnlyWhoBeganAnImportChangesIt() {
        refused("refusal.notAllowed", () -> importing.start(Actor.visitor(), List.of(text(SIX_MOVES))));
        refused("refusal.notAllowed", () -> importing.all(Actor.visitor()));
        int id = imported(text(SIX_MOVES)).id();
        Actor other = hall.director();
        refused("refusal.notYourImport", () -> importing.stop(other, id));
        refused("refusal.notYourImport", () -> importing.goOn(other, id));
        refused("refusal.notYourImport", () -> importing.delete(other, id));
        refused("refusal.notAllowed", () -> importing.delete(Actor.visitor(), id));
        assertThat(archive.count(ArchiveSearch.EVERYTHING)).isEqualTo(1);
    }

    @Test
    void nothingIsBegunWithoutAFile() {
        refused("refusal.noFile", () -> importing.start(organizer, List.of()));
        refused("refusal.noFile", () -> importing.start(organizer, List.of(text(""))));
        assertThat(importing.all(organizer)).isEmpty();
    }

    private static String counts(ArchiveImport done) {
        assertThat(done.state()).isEqualTo(ImportState.FINISHED);
        assertThat(done.percent()).isEqualTo(100);
        return done.games() + " games, " + done.added() + " added, " + done.truncated() + " truncated, " + done.faulty()
                + " faulty, " + done.differing() + " differ";
    }

    private ArchiveImport imported(Upload... files) {
        return awaitEnd(start(files));
    }

    private int start(Upload... files) {
        int id = importing.start(organizer, List.of(files));
        begun.add(id);
        return id;
    }

    private ArchiveImport awaitEnd(int id) {
        long end = System.nanoTime() + 60_000_000_000L;
        while (found(id).state().isActive()) {
            assertThat(System.nanoTime()).as("the import ends in a minute").isLessThan(end);
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return found(id);
    }

    private ArchiveImport found(int id) {
        return importing.find(organizer, id).orElseThrow();
    }

    private static Upload text(String game) {
        return new Upload("game.txt", () -> new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)));
    }

    private static Upload year(String year) {
        return file("WTH_" + year + ".wtb");
    }

    private static Upload names(String ending) {
        return file("WTHOR." + ending);
    }

    private static Upload file(String name) {
        return new Upload(name, () -> new ByteArrayInputStream(SharedData.bytes("wthor/" + name)));
    }

    private static void add(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
