package outflank.usecase;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.annotation.Resource;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;
import org.jboss.arquillian.junit5.container.annotation.ArquillianTest;
import org.junit.jupiter.api.Test;
import outflank.account.Actor;
import outflank.othello.Line;
import outflank.othello.Move;
import outflank.othello.Score;
import outflank.othello.Situation;
import outflank.othello.Symmetry;
import outflank.othello.Variant;
import outflank.othello.VariantGame;
import outflank.othello.transcript.Transcript;
import outflank.othello.transcript.Verdict;
import outflank.record.Confirming;
import outflank.record.Difference;
import outflank.record.GameRecord;
import outflank.record.GameSheet;
import outflank.record.GameSheets;
import outflank.record.HandingIn;
import outflank.record.SheetState;
import outflank.record.Source;
import outflank.tournament.Game;
import outflank.tournament.GameRules;
import outflank.tournament.Tournament;
import outflank.tournament.TournamentRules;

/** Records are read by the variant of their tournament and by the opening of their game, and kept as they were read. */
@ArquillianTest
class VariantRecordsIT {

    private static final String OPENING = "f5d6c3d3c4f4f6g5";

    @Resource(lookup = "java:app/jdbc/outflank")
    private DataSource database;

    @Inject
    private Hall hall;

    @Inject
    private HandingIn handingIn;

    @Inject
    private Confirming confirming;

    @Inject
    private GameSheets sheets;

    private Actor director;
    private Tournament tournament;
    private Game game;

    @Test
    void aGameOfEveryVariantIsKeptWithTheDiscsThatLayOtherwise() {
        for (Variant variant : Variant.values()) {
            playing(variant);
            VariantGame played = VariantGame.irregular(variant, 7);
            GameSheet sheet = handingIn.submit(Hall.player(game.black()), game.id(), null, played.written());

            GameRecord record = sheet.record(Source.BLACK).orElseThrow();
            assertThat(record.transcript())
                    .as("%s", variant)
                    .isEqualTo(new Transcript(played.written(), variant, Verdict.COMPLETE, 0, "", played.written()));
            Transcript kept = kept(Source.BLACK);
            assertThat(kept).isEqualTo(record.transcript());
            assertThat(kept.replay().last()).isEqualTo(played.end());
            Score shown =
                    GameRules.WORLD_CHAMPIONSHIP.scoring().score(played.end().position());
            assertThat(record.score()).contains(shown);
        }
    }

    @Test
    void bothPlayersOfAGameOnAnOpenCenterMayHaveSeenItFromTheirSide() {
        playing(Variant.REVERSI_JAQUES);
        VariantGame played = VariantGame.of(Variant.REVERSI_JAQUES, 3);
        String turned = Move.names(
                played.moves().stream().map(Symmetry.QUARTER_TURN_LEFT::of).toList());
        handingIn.submit(Hall.player(game.black()), game.id(), null, played.written());
        GameSheet sheet = handingIn.submit(Hall.player(game.white()), game.id(), null, turned);

        assertThat(sheet.differences()).isEmpty();
        assertThat(sheet.state()).isEqualTo(SheetState.CONFIRMED);
    }

    @Test
    void twoRecordsPartWhereAnotherLineWasChosen() {
        playing(Variant.ONE_LINE);
        handingIn.submit(Hall.player(game.black()), game.id(), null, branch("f5f6e6f4/d4"));
        GameSheet sheet = handingIn.submit(Hall.player(game.white()), game.id(), null, branch("f5f6e6f4/f6"));

        assertThat(sheet.differences())
                .filteredOn(difference -> difference.kind() == Difference.Kind.RECORDS)
                .containsExactly(new Difference(Difference.Kind.RECORDS, "f4/d4", "f4/f6", 4));
    }

    @Test
    void aRecordThatDoesNotBeginAsPrescribedIsKeptAndToldSo() throws SQLException {
        playing(Variant.XOT);
        prescribe(OPENING);
        confirming.enterRecord(director, tournament.id(), game.id(), "f5f6e6f4");
        assertThat(kept(Source.DESK).verdict()).isEqualTo(Verdict.OPENING_DIFFERS);
        assertThat(kept(Source.DESK).at()).isEqualTo(2);
        assertThat(kept(Source.DESK).written()).isEqualTo("f5f6e6f4");

        confirming.enterRecord(director, tournament.id(), game.id(), "c4e3f6e6f5c5c3b4");
        assertThat(kept(Source.DESK).verdict()).isEqualTo(Verdict.TRUNCATED);
        assertThat(kept(Source.DESK).moveCount()).isEqualTo(8);
    }

    private void playing(Variant variant) {
        director = hall.director();
        TournamentRules rules = TournamentRules.worldChampionship(3).with(GameRules.WORLD_CHAMPIONSHIP.with(variant));
        tournament = hall.tournament(director, rules);
        hall.players(director, tournament, 2);
        game = hall.nextRound(director, tournament).get(0);
    }

    private Transcript kept(Source source) {
        return sheets.ofGame(director, tournament.id(), game.id())
                .record(source)
                .orElseThrow()
                .transcript();
    }

    /** A whole game that begins with these moves and goes on with the first legal one. */
    private static String branch(String moves) {
        Transcript transcript = Transcript.ofMoves(moves, Variant.ONE_LINE);
        Situation situation = transcript.replay().last();
        StringBuilder whole = new StringBuilder(moves);
        while (!situation.isOver()) {
            if (situation.mustPass()) {
                situation = situation.pass();
                continue;
            }
            Move move = Move.to(Long.numberOfTrailingZeros(situation.legalMoves()));
            List<Line> choices = situation.choices(move.square());
            move = choices.isEmpty() ? move : move.withLineEnd(choices.get(0).end());
            situation = situation.play(move);
            whole.append(move.name());
        }
        return whole.toString();
    }

    /** Before the round is published the director prescribes it; here only what follows from it is of interest. */
    private void prescribe(String opening) throws SQLException {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement("update game set opening = ? where id = ?")) {
            statement.setString(1, opening);
            statement.setObject(2, game.id());
            assertThat(statement.executeUpdate()).isEqualTo(1);
        }
    }
}
