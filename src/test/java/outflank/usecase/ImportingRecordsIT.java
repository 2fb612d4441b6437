package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;
import static outflank.usecase.Refused.refused;

import jakarta.inject.Inject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.format.GameReader;
import outflank.format.RecordedGame;
import outflank.format.file.GameFiles;
import outflank.record.Confirming;
import outflank.record.GameMatch;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.ImportingRecords;
import outflank.record.Source;
import outflank.tournament.Game;
import outflank.tournament.Tournament;

/** Records from files: which game of the tournament is meant, who may take them over, and what they never replace. */
@ArquillianTest
class ImportingRecordsIT {

    /** The shortest game there is: White has no disc left after nine moves, 64–0. */
    private static final String SHORTEST = "e6f4e3f6g5d6e7f5c5";

    /** Another game of nine moves that ends 64–0. */
    private static final String OTHER_SHORTEST = "f5f4c3c6c5d6f3c4c7";

    @Inject
    private Hall hall;

    @Inject
    private ImportingRecords importing;

    @Inject
    private Confirming confirming;

    @Inject
    private HandingIn handingIn;

    @Inject
    private GameSheets sheets;

    private Actor director;
    private Tournament tournament;
    private List<Game> games;

    @BeforeEach
    void fourPlayersSitAtTwoTables() {
        director = hall.director();
        tournament = hall.tournament(director, 3);
        hall.players(director, tournament, 4);
        games = hall.nextRound(director, tournament);
    }

    @Test
    void aGameIsKnownByTheNamesOfItsPlayersHoweverTheyAreWritten() throws IOException {
        Game game = games.get(1);
        // "Number 12 Player" is how this hall calls its players; files have the family name first and in capitals.
        for (String form : List.of("%s|%s", "%S|%S")) {
            String[] names =
                    form.formatted(game.black().name(), game.white().name()).split("\\|");
            assertThat(certain(pgn(names[0], names[1], SHORTEST))).contains(game.id());
        }
        assertThat(certain(pgn("Somebody Else", game.white().name(), SHORTEST))).isEmpty();
    }

    @Test
    void playersWhoSitTheOtherWayRoundAreNeverTakenByThemselves() throws IOException {
        Game game = games.get(0);
        List<GameMatch> matches = matches(pgn(game.white().name(), game.black().name(), SHORTEST));
        assertThat(matches).singleElement().satisfies(match -> {
            assertThat(match.sheet().game().id()).isEqualTo(game.id());
            assertThat(match.colorsSwapped()).isTrue();
        });
        assertThat(GameMatch.certain(matches)).isEmpty();
    }

    @Test
    void withoutNamesOnlyAScoreThatOneGameHasTellsWhichIsMeant() throws IOException {
        assertThat(certain(SHORTEST)).isEmpty();
        hall.result(director, tournament, games.get(0), 64, 0);
        assertThat(certain(SHORTEST)).contains(games.get(0).id());
        hall.result(director, tournament, games.get(1), 64, 0);
        assertThat(certain(SHORTEST)).isEmpty();
    }

    @Test
    void whatIsTakenIsTheRecordOfTheDeskAndShownOnceThereIsAResult() {
        take(games.get(0), null, SHORTEST);
        assertThat(deskRecord(games.get(0)).transcript().moves()).isEqualTo(SHORTEST);
        assertThat(deskRecord(games.get(0)).enteredBy()).isEqualTo(director.name());

        hall.result(director, tournament, games.get(0), 64, 0);
        assertThat(sheets.officialRecord(games.get(0).id())).isPresent();
        assertThat(sheets.beginnings(tournament.id())).containsKey(games.get(0).id());
    }

    @Test
    void nothingIsReplacedThatNobodyHasSeen() {
        Game game = games.get(0);
        take(game, null, SHORTEST);
        UUID first = deskRecord(game).id();
        refused("refusal.deskRecordStands", () -> take(game, null, OTHER_SHORTEST));

        confirming.enterRecord(director, tournament.id(), game.id(), "f5d6c3");
        refused("refusal.deskRecordStands", () -> take(game, first, OTHER_SHORTEST));
        assertThat(deskRecord(game).transcript().moves()).isEqualTo("f5d6c3");

        take(game, deskRecord(game).id(), OTHER_SHORTEST);
        assertThat(deskRecord(game).transcript().moves()).isEqualTo(OTHER_SHORTEST);
    }

    @Test
    void theRecordOfAPlayerIsNoneOfTheDesk() {
        Game game = games.get(0);
        handingIn.submit(Hall.player(game.black()), game.id(), null, SHORTEST);
        take(game, null, OTHER_SHORTEST);
        GameSheet sheet = sheets.ofGame(director, tournament.id(), game.id());
        assertThat(sheet.record(Source.BLACK).orElseThrow().transcript().moves())
                .isEqualTo(SHORTEST);
        assertThat(sheet.record(Source.DESK).orElseThrow().transcript().moves()).isEqualTo(OTHER_SHORTEST);
    }

    @Test
    void onlyTheTeamOfTheTournamentMayTakeRecordsOver() {
        Game game = games.get(0);
        Actor stranger = hall.director();
        for (Actor other : List.of(stranger, Hall.player(game.black()), Actor.visitor())) {
            refused("refusal.notAllowed", () -> importing.take(other, tournament.id(), game.id(), null, SHORTEST));
            refused("refusal.notAllowed", () -> importing.games(other, tournament.id()));
        }
        Tournament foreign = hall.tournament(stranger, 1);
        refused("refusal.noGame", () -> importing.take(stranger, foreign.id(), game.id(), null, SHORTEST));
        assertThat(sheets.ofGame(director, tournament.id(), game.id()).records())
                .isEmpty();
    }

    @Test
    void anEmptyRecordIsNone() {
        refused("refusal.nothingHandedIn", () -> take(games.get(0), null, " "));
        refused("refusal.recordTooLong", () -> take(games.get(0), null, "f5".repeat(6_000)));
        assertThat(importing.games(director, tournament.id()))
                .hasSize(2)
                .allSatisfy(sheet -> assertThat(sheet.records()).isEmpty());
    }

    private void take(Game game, UUID seen, String written) {
        importing.take(director, tournament.id(), game.id(), seen, written);
    }

    private GameRecord deskRecord(Game game) {
        return sheets.ofGame(director, tournament.id(), game.id())
                .record(Source.DESK)
                .orElseThrow();
    }

    private Optional<UUID> certain(String file) throws IOException {
        return GameMatch.certain(matches(file))
                .map(match -> match.sheet().game().id());
    }

    private List<GameMatch> matches(String file) throws IOException {
        List<RecordedGame> read = new ArrayList<>();
        try (GameReader reader = GameFiles.open(file)) {
            for (Optional<RecordedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                read.add(game.get());
            }
        }
        assertThat(read).hasSize(1);
        return GameMatch.of(read.get(0), importing.games(director, tournament.id()));
    }

    private static String pgn(String black, String white, String moves) {
        return "[Black \"" + black + "\"]\n[White \"" + white + "\"]\n\n" + moves.replaceAll("(..)", "$1 ") + "\n";
    }
}
