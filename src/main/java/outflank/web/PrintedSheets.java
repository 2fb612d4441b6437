package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.competition.Color;
import outflank.competition.standings.Cell;
import outflank.competition.standings.CellKind;
import outflank.competition.standings.Crosstable;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.print.Alphabets;
import outflank.print.PrintedTable;
import outflank.print.PrintedTable.Column;
import outflank.print.ResultSlip;
import outflank.print.SlipDocument;
import outflank.print.TableDocument;
import outflank.tournament.Competitions;
import outflank.tournament.Entrant;
import outflank.tournament.Game;
import outflank.tournament.Round;
import outflank.tournament.Rounds;
import outflank.tournament.ScoreText;
import outflank.tournament.Tournament;

/** What of a tournament can be printed, as PDF in the language of the page. */
@RequestScoped
public class PrintedSheets {

    @Inject
    private Competitions competitions;

    @Inject
    private Rounds rounds;

    @Inject
    private Language language;

    @Inject
    private Messages messages;

    @Inject
    private Show show;

    /** The standings as they are. */
    public byte[] standings(Tournament tournament) {
        Standings standings =
                Standings.of(competitions.read(tournament), tournament.rules().parsedTieBreaks());
        TieBreakTexts values = new TieBreakTexts(standings);
        List<Column> columns = new ArrayList<>(List.of(
                new Column("", 6, true),
                new Column(messages.text("public.player"), 34, false),
                new Column(messages.text("person.country"), 10, false),
                new Column(messages.text("public.points"), 10, true)));
        standings.tieBreaks().forEach(tieBreak -> columns.add(tieBreakColumn(tieBreak.name())));
        List<List<String>> rows = new ArrayList<>();
        for (Standing row : standings.rows()) {
            List<String> texts = new ArrayList<>(List.of(
                    String.valueOf(row.rank()),
                    name(row.entrant().name(), row.entrant().number()),
                    row.entrant().country(),
                    ScoreText.points(row.halfPoints())));
            for (int place = 0; place < standings.tieBreaks().size(); place++) {
                texts.add(values.of(row, place));
            }
            rows.add(texts);
        }
        return document(
                tournament, new PrintedTable(messages.text("public.standings"), after(tournament), columns, rows));
    }

    /** Who did what in which round: opponent's rank, color and discs. */
    public byte[] crosstable(Tournament tournament) {
        Crosstable crosstable =
                Crosstable.of(competitions.read(tournament), tournament.rules().parsedTieBreaks());
        Map<Integer, Integer> ranks = crosstable.rows().stream()
                .collect(Collectors.toMap(
                        row -> row.standing().entrant().number(),
                        row -> row.standing().rank()));
        List<Column> columns = new ArrayList<>(
                List.of(new Column("", 5, true), new Column(messages.text("public.player"), 24, false)));
        int played = crosstable.rows().stream()
                .mapToInt(row -> row.cells().size())
                .max()
                .orElse(0);
        for (int round = 1; round <= played; round++) {
            columns.add(new Column(String.valueOf(round), 9, false));
        }
        columns.add(new Column(messages.text("public.points"), 8, true));
        crosstable.standings().tieBreaks().forEach(tieBreak -> columns.add(tieBreakColumn(tieBreak.name())));
        TieBreakTexts values = new TieBreakTexts(crosstable.standings());
        List<List<String>> rows = crosstable.rows().stream()
                .map(row -> crosstableRow(row, ranks, values))
                .toList();
        return document(
                tournament, new PrintedTable(messages.text("public.crosstable"), after(tournament), columns, rows));
    }

    private List<String> crosstableRow(Crosstable.Row row, Map<Integer, Integer> ranks, TieBreakTexts values) {
        List<String> texts = new ArrayList<>();
        texts.add(String.valueOf(row.standing().rank()));
        texts.add(name(row.standing().entrant().name(), row.standing().entrant().number()));
        row.cells().forEach(cell -> texts.add(cell(cell, ranks)));
        texts.add(ScoreText.points(row.standing().halfPoints()));
        for (int place = 0; place < row.standing().tieBreakValues().size(); place++) {
            texts.add(values.of(row.standing(), place));
        }
        return texts;
    }

    private String cell(Cell cell, Map<Integer, Integer> ranks) {
        if (cell.kind() != CellKind.GAME) {
            return show.constant("cell.short", cell.kind());
        }
        Color color = cell.color().orElseThrow();
        String discs = cell.result().isPresent() ? ScoreText.discs(cell.halfDiscs(0)) : "…";
        return ranks.get(cell.opponent().orElseThrow()) + (color == Color.BLACK ? " ● " : " ○ ") + discs;
    }

    /** The tables of a round, in their order. */
    public byte[] pairingsByTable(Tournament tournament, Round round) {
        List<Column> columns = List.of(
                new Column(messages.text("public.table"), 8, true),
                new Column(messages.text("color.black"), 40, false),
                new Column("", 8, false),
                new Column(messages.text("color.white"), 40, false));
        List<List<String>> rows = new ArrayList<>();
        for (Game game : rounds.games(round.id())) {
            rows.add(List.of(String.valueOf(game.tableNumber()), name(game.black()), "–", name(game.white())));
        }
        return document(tournament, new PrintedTable(title(round), byes(round), columns, rows));
    }

    /** Everybody of a round by name, with table, color and opponent. */
    public byte[] pairingsByName(Tournament tournament, Round round) {
        List<Column> columns = List.of(
                new Column(messages.text("public.player"), 38, false),
                new Column(messages.text("public.table"), 8, true),
                new Column(messages.text("print.color"), 14, false),
                new Column(messages.text("print.opponent"), 38, false));
        Comparator<Entrant> byName =
                Comparator.comparing(entrant -> entrant.person().sortName(), language.collator());
        List<Game> games = rounds.games(round.id());
        Map<Entrant, Game> places = games.stream()
                .flatMap(game -> List.of(game.black(), game.white()).stream())
                .collect(Collectors.toMap(
                        Function.identity(),
                        entrant -> games.stream()
                                .filter(game -> game.black() == entrant || game.white() == entrant)
                                .findFirst()
                                .orElseThrow()));
        List<List<String>> rows = places.keySet().stream()
                .sorted(byName)
                .map(entrant -> place(entrant, places.get(entrant)))
                .toList();
        return document(tournament, new PrintedTable(title(round), byes(round), columns, rows));
    }

    private List<String> place(Entrant entrant, Game game) {
        boolean black = game.black() == entrant;
        return List.of(
                name(entrant),
                String.valueOf(game.tableNumber()),
                messages.text(black ? "color.black" : "color.white"),
                name(black ? game.white() : game.black()));
    }

    /** The result slips of a round; empty if it has no game. */
    public Optional<byte[]> slips(Tournament tournament, Round round) {
        List<ResultSlip> slips = rounds.games(round.id()).stream()
                .map(game -> new ResultSlip(
                        tournament.details().name(),
                        title(round),
                        messages.text("public.table") + " " + game.tableNumber(),
                        name(game.black()),
                        name(game.white())))
                .toList();
        if (slips.isEmpty()) {
            return Optional.empty();
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ResultSlip.Words words = new ResultSlip.Words(
                messages.text("color.black"),
                messages.text("color.white"),
                messages.text("print.discs"),
                messages.text("print.signature"));
        SlipDocument.write(slips, words, out);
        return Optional.of(out.toByteArray());
    }

    /** The name, or the number where no font of the sheets has the name's letters. */
    private String name(String name, int number) {
        return Alphabets.canPrint(name) ? name : messages.text("print.unwritable", String.valueOf(number));
    }

    private String name(Entrant entrant) {
        return name(entrant.name(), entrant.number());
    }

    private Column tieBreakColumn(String name) {
        return new Column(messages.text("tieBreak." + name + ".short"), 10, true);
    }

    private String title(Round round) {
        return messages.text("public.roundLabel") + " " + round.number();
    }

    private String after(Tournament tournament) {
        return messages.text(
                "public.standings.after",
                rounds.preliminaries(tournament.id()).size(),
                tournament.rules().plannedRounds());
    }

    private String byes(Round round) {
        String names = rounds.byes(round.id()).stream()
                .map(bye -> bye.entrant().name())
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "" : messages.text("public.bye") + ": " + names;
    }

    private static byte[] document(Tournament tournament, PrintedTable table) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        TableDocument.write(tournament.details().name(), List.of(table), out);
        return out.toByteArray();
    }
}
