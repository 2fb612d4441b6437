package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.SharedData;
import outflank.account.Actor;
import outflank.archive.Archive;
import outflank.archive.ArchivePage;
import outflank.archive.ArchiveSearch;
import outflank.archive.ArchivedGame;
import outflank.archive.Importing;
import outflank.archive.SoughtResult;
import outflank.archive.Upload;
import outflank.othello.Side;

/** What a search finds is what a look through the raw files finds, byte by byte. */
@ArquillianTest
@SharedData.Needed
class ArchiveSearchIT {

    private static final List<String> YEARS = List.of("1994", "2018");

    @Inject
    private Hall hall;

    @Inject
    private Importing importing;

    @Inject
    private Archive archive;

    private final List<Raw> raw = new ArrayList<>();
    private Actor organizer;
    private int importId;

    /** A game as its 68 bytes have it; names are found by their numbers in the files of names. */
    private record Raw(String year, String event, String black, String white, int blackDiscs, String moves) {

        boolean hasPlayer(String name) {
            return black.equals(name) || white.equals(name);
        }
    }

    @BeforeEach
    void twoYearsAreInTheArchive() {
        List<String> players = names("JOU", 20);
        List<String> events = names("TRN", 26);
        for (String year : YEARS) {
            byte[] bytes = SharedData.bytes("wthor/WTH_" + year + ".wtb");
            ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            for (int at = 16; at < bytes.length; at += 68) {
                raw.add(new Raw(
                        year,
                        events.get(file.getShort(at)),
                        players.get(file.getShort(at + 2)),
                        players.get(file.getShort(at + 4)),
                        file.get(at + 6),
                        new String(bytes, at + 8, 60, StandardCharsets.ISO_8859_1)));
            }
        }
        organizer = hall.director();
        importId = importing.start(
                organizer,
                List.of(upload("WTH_1994.wtb"), upload("WTH_2018.wtb"), upload("WTHOR.JOU"), upload("WTHOR.TRN")));
        long end = System.nanoTime() + 60_000_000_000L;
        while (importing.find(organizer, importId).orElseThrow().state().isActive()) {
            assertThat(System.nanoTime()).as("the import ends in a minute").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    @AfterEach
    void theArchiveIsEmptyAgain() {
        importing.delete(organizer, importId);
    }

    @Test
    void playersAreFoundInEitherColorOrInOneAndAgainstEachOther() {
        String name = raw.get(0).black();
        String other = raw.get(0).white();

        finds(player("\"" + name + "\"", null, ""), game -> game.hasPlayer(name));
        finds(
                player("\"" + name.toLowerCase() + "\"", Side.BLACK, ""),
                game -> game.black().equals(name));
        finds(player("\"" + name + "\"", Side.WHITE, ""), game -> game.white().equals(name));
        finds(
                player("\"" + name + "\"", null, "\"" + other + "\""),
                game -> game.hasPlayer(name) && game.hasPlayer(other));
        finds(player("", Side.BLACK, "\"" + name + "\""), game -> game.white().equals(name));
        finds(
                player("ayer 00", null, ""),
                game -> game.black().contains("ayer 00") || game.white().contains("ayer 00"));
        finds(player("%", null, ""), game -> game.black().contains("%"));
    }

    @Test
    void eventsYearsAndResultsAreFound() {
        String event = raw.get(raw.size() - 1).event();
        finds(search("", event, null, null, "", null), game -> game.event().contains(event));
        finds(search("", "", 1994, 1994, "", null), game -> game.year().equals("1994"));
        finds(search("", "", 1995, null, "", null), game -> game.year().equals("2018"));
        finds(search("", "", null, 1993, "", null), game -> false);
        finds(search("", "", null, null, "", SoughtResult.BLACK_WINS), game -> game.blackDiscs() > 32);
        finds(search("", "", null, null, "", SoughtResult.DRAW), game -> game.blackDiscs() == 32);
        finds(search("", "", null, null, "", SoughtResult.WHITE_WINS), game -> game.blackDiscs() < 32);
        assertThat(archive.count(search("", "", null, null, "", SoughtResult.TRUNCATED)))
                .isEqualTo(62);
        assertThat(archive.count(search("", "", null, null, "", SoughtResult.FAULTY)))
                .isZero();
        assertThat(archive.count(search("", "", null, null, "", SoughtResult.DIFFERS)))
                .isZero();
    }

    /** f5 d6 is the perpendicular family: 56 and 64 as WTHOR writes squares. All moves after it stay in it. */
    @Test
    void anOpeningIsFoundWithAllThatContinuesIt() {
        long perpendicular = archive.count(search("", "", null, null, "perpendicular", null));
        long tiger = archive.count(search("", "", null, null, "tiger", null));
        assertThat(perpendicular)
                .isEqualTo(raw.stream()
                        .filter(game -> game.moves().startsWith("8@"))
                        .count());
        assertThat(tiger).isPositive().isLessThan(perpendicular);
    }

    @Test
    void thePagesGiveEveryGameOnceAndTheWayThroughThemToo() {
        ArchiveSearch oldest = search("\"" + raw.get(0).black() + "\"", "", null, null, "", null)
                .turned();
        List<Long> paged = new ArrayList<>();
        ArchivePage page = archive.search(oldest, 1);
        for (int number = 1; number <= page.count(); number++) {
            archive.search(oldest, number).games().forEach(game -> paged.add(game.id()));
        }
        assertThat(paged).hasSize((int) page.total()).doesNotHaveDuplicates();

        List<Long> walked = new ArrayList<>(List.of(paged.get(0)));
        Optional<Long> next = archive.after(oldest, game(paged.get(0)));
        while (next.isPresent()) {
            walked.add(next.get());
            next = archive.after(oldest, game(next.get()));
        }
        assertThat(walked).isEqualTo(paged);
        assertThat(archive.before(oldest, game(paged.get(0)))).isEmpty();
        assertThat(archive.before(oldest.turned(), game(paged.get(0)))).contains(paged.get(1));
        assertThat(archive.search(oldest, 999_999).number()).isEqualTo(page.count());
    }

    private ArchivedGame game(long id) {
        return archive.game(id).orElseThrow();
    }

    private void finds(ArchiveSearch search, Predicate<Raw> fits) {
        assertThat(archive.count(search))
                .as(search.toString())
                .isEqualTo(raw.stream().filter(fits).count());
    }

    private static ArchiveSearch player(String player, Side color, String opponent) {
        ArchiveSearch all = ArchiveSearch.EVERYTHING;
        return new ArchiveSearch(
                player,
                Optional.ofNullable(color),
                opponent,
                "",
                all.fromYear(),
                all.toYear(),
                "",
                all.result(),
                all.importId(),
                false);
    }

    private static ArchiveSearch search(
            String player, String event, Integer from, Integer to, String opening, SoughtResult result) {
        return new ArchiveSearch(
                player,
                Optional.empty(),
                "",
                event,
                Optional.ofNullable(from),
                Optional.ofNullable(to),
                opening,
                Optional.ofNullable(result),
                Optional.empty(),
                false);
    }

    private static List<String> names(String ending, int length) {
        byte[] bytes = SharedData.bytes("wthor/WTHOR." + ending);
        List<String> names = new ArrayList<>();
        for (int at = 16; at + length <= bytes.length; at += length) {
            names.add(new String(bytes, at, length, StandardCharsets.ISO_8859_1).split("\0", 2)[0]);
        }
        return names;
    }

    private static Upload upload(String name) {
        return new Upload(name, () -> new ByteArrayInputStream(SharedData.bytes("wthor/" + name)));
    }
}
