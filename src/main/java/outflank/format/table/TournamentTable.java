package outflank.format.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import outflank.competition.Competition;
import outflank.competition.Entrant;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.Round;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.StandingsOrder;
import outflank.format.tournament.TournamentFile;

/** The tables of a tournament; each begins with a line that names its columns. */
public enum TournamentTable {
    /** Everybody who takes part, in the order of the numbers. */
    ENTRANTS {
        @Override
        void write(TournamentFile file, CsvText csv) {
            csv.row(
                    "number",
                    "id",
                    "federation_id",
                    "new",
                    "family_name",
                    "given_name",
                    "country",
                    "club",
                    "categories",
                    "rating",
                    "enters_in_round",
                    "withdrawn_from_round",
                    "absences");
            Function<Integer, FileEntrant> entrants = file.byNumber();
            for (Entrant entrant : file.competition().entrants()) {
                FileEntrant inFile = entrants.apply(entrant.number());
                csv.row(
                        entrant.number(),
                        inFile.id(),
                        inFile.federationId(),
                        inFile.newPlayer() ? "yes" : "no",
                        inFile.familyName(),
                        inFile.givenName(),
                        entrant.country(),
                        entrant.club(),
                        String.join(" ", entrant.categories().stream().sorted().toList()),
                        entrant.rating(),
                        entrant.entersInRound(),
                        entrant.withdrawnFromRound().isPresent()
                                ? entrant.withdrawnFromRound().getAsInt()
                                : "",
                        String.join(
                                " ",
                                entrant.absences().stream()
                                        .sorted()
                                        .map(String::valueOf)
                                        .toList()));
            }
        }
    },
    /** Every game and bye, by round and table, finals and play-offs last. */
    RESULTS {
        @Override
        void write(TournamentFile file, CsvText csv) {
            csv.row(
                    "round",
                    "table",
                    "black_id",
                    "black",
                    "white_id",
                    "white",
                    "kind",
                    "black_points",
                    "white_points",
                    "black_discs",
                    "white_discs");
            Function<Integer, FileEntrant> entrants = file.byNumber();
            Competition competition = file.competition();
            for (Round round : competition.rounds()) {
                round.games().stream()
                        .sorted(Comparator.comparingInt(Game::table))
                        .forEach(game -> game(csv, String.valueOf(round.number()), game, entrants));
                for (int number : round.byes().stream().sorted().toList()) {
                    bye(csv, round, entrants.apply(number), "bye", 2, competition.byeHalfDiscs());
                }
                round.requestedByes().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .forEach(bye ->
                                bye(csv, round, entrants.apply(bye.getKey()), "requested-bye", bye.getValue(), 0));
            }
            for (Match match : competition.matches()) {
                match.games().forEach(game -> game(csv, kind(match.kind()), game, entrants));
            }
        }
    },
    /** The standings with every tie-break. */
    STANDINGS {
        @Override
        void write(TournamentFile file, CsvText csv) {
            Standings standings = StandingsOrder.of(file);
            List<Object> head =
                    new ArrayList<>(List.of("rank", "id", "family_name", "given_name", "country", "points"));
            standings.tieBreaks().forEach(tieBreak -> head.add(tieBreak.stored()));
            head.addAll(List.of("wins", "draws", "losses", "byes", "total_discs"));
            csv.row(head.toArray());
            Function<Integer, FileEntrant> entrants = file.byNumber();
            for (Standing standing : standings.rows()) {
                FileEntrant inFile = entrants.apply(standing.entrant().number());
                List<Object> row = new ArrayList<>(List.of(
                        standing.rank(),
                        inFile.id(),
                        inFile.familyName(),
                        inFile.givenName(),
                        standing.entrant().country(),
                        CsvText.halves(standing.halfPoints())));
                standing.tieBreakValues().forEach(value -> row.add(value.amount()));
                row.add(standing.score().wins());
                row.add(standing.score().draws());
                row.add(standing.score().losses());
                row.add(standing.score().byes());
                row.add(CsvText.halves(standing.halfDiscs()));
                csv.row(row.toArray());
            }
        }
    },
    /** Everybody against everybody, one column for each round. */
    CROSSTABLE {
        @Override
        void write(TournamentFile file, CsvText csv) {
            CrosstableRows.write(file, csv);
        }
    };

    abstract void write(TournamentFile file, CsvText csv);

    /** The table of this tournament. */
    public String of(TournamentFile file) {
        CsvText csv = new CsvText();
        write(file, csv);
        return csv.text();
    }

    /** The word in addresses and names of files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    private static void game(CsvText csv, String round, Game game, Function<Integer, FileEntrant> entrants) {
        FileEntrant black = entrants.apply(game.black());
        FileEntrant white = entrants.apply(game.white());
        List<Object> row = new ArrayList<>(
                List.of(round, game.table(), black.id(), black.writtenName(), white.id(), white.writtenName()));
        game.result()
                .ifPresentOrElse(
                        result -> row.addAll(List.of(
                                kind(result.kind()),
                                CsvText.halves(result.blackHalfPoints()),
                                CsvText.halves(result.whiteHalfPoints()),
                                CsvText.halves(result.blackHalfDiscs()),
                                CsvText.halves(result.whiteHalfDiscs()))),
                        () -> row.addAll(List.of("undecided", "", "", "", "")));
        csv.row(row.toArray());
    }

    private static void bye(CsvText csv, Round round, FileEntrant entrant, String kind, int halfPoints, int halfDiscs) {
        csv.row(
                round.number(),
                "",
                entrant.id(),
                entrant.writtenName(),
                "",
                "",
                kind,
                CsvText.halves(halfPoints),
                "",
                CsvText.halves(halfDiscs),
                "");
    }

    private static String kind(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
