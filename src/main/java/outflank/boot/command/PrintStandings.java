package outflank.boot.command;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import outflank.competition.Competition;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TieBreakValue;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.Halves;
import outflank.format.tournament.TournamentFile;

/** {@code standings}: everybody in order, with the numbers that decide. */
final class PrintStandings {

    private static final String DISCS = "discs";

    private final StandingsOptions options;
    private final Console console;

    PrintStandings(StandingsOptions options, Console console) {
        this.options = options;
        this.console = console;
    }

    Found run() throws IOException {
        Optional<TournamentFile> file = options.input().read(console);
        if (file.isEmpty()) {
            return Found.UNUSABLE;
        }
        Competition competition = file.get().competition();
        if (options.byeHalfDiscs().isPresent()) {
            competition = new Competition(
                    competition.plannedRounds(),
                    options.byeHalfDiscs().getAsInt(),
                    competition.entrants(),
                    competition.rounds(),
                    competition.matches(),
                    competition.ordersByHand());
        }
        int rounds = competition.rounds().size();
        int after = options.after().orElse(rounds);
        if (after > rounds) {
            throw new WrongUse("--after " + after + ": the file has " + rounds + " rounds.");
        }
        WantedTieBreaks wanted = WantedTieBreaks.of(options.tieBreaks(), options.beta(), file.get());
        Standings standings = Standings.of(competition.afterRound(after), wanted.tieBreaks());
        if (options.json()) {
            writeJson(file.get(), wanted, standings);
        } else {
            writeText(file.get(), wanted, standings, after);
        }
        return Found.NOTHING;
    }

    private void writeJson(TournamentFile file, WantedTieBreaks wanted, Standings standings) throws IOException {
        Function<Integer, FileEntrant> entrants = file.byNumber();
        try (JsonGenerator json = JsonLine.begin(console.out())) {
            json.writeStartObject();
            json.writeArrayFieldStart("standings");
            for (Standing standing : standings.rows()) {
                FileEntrant entrant = entrants.apply(standing.entrant().number());
                json.writeStartObject();
                json.writeNumberField("rank", standing.rank());
                json.writeStringField("id", entrant.id());
                json.writeStringField("name", entrant.writtenName());
                json.writeStringField("points", Halves.text(standing.halfPoints()));
                for (int index = 0; index < wanted.words().size(); index++) {
                    String word = wanted.words().get(index);
                    if (!word.equals(DISCS)) {
                        TieBreakValue value = standing.tieBreakValues().get(index);
                        json.writeStringField(
                                word, value.isNone() ? null : value.amount().toPlainString());
                    }
                }
                json.writeNumberField(DISCS, new BigDecimal(Halves.text(standing.halfDiscs())));
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        console.out().println();
    }

    private void writeText(TournamentFile file, WantedTieBreaks wanted, Standings standings, int after) {
        Function<Integer, FileEntrant> entrants = file.byNumber();
        List<String> head = new ArrayList<>(List.of("rank", "id", "name", "points"));
        head.addAll(wanted.words());
        TextTable table = new TextTable(head, List.of(1, 2));
        for (Standing standing : standings.rows()) {
            FileEntrant entrant = entrants.apply(standing.entrant().number());
            List<String> row = new ArrayList<>();
            row.add(String.valueOf(standing.rank()));
            row.add(entrant.id());
            row.add(entrant.writtenName());
            row.add(Halves.text(standing.halfPoints()));
            for (int index = 0; index < wanted.words().size(); index++) {
                row.add(standing.tieBreakValues().get(index).toString());
            }
            table.add(row);
        }
        String name = file.header().name().isEmpty() ? "" : file.header().name() + ", ";
        console.out().println(Console.printable(name + "after round " + after));
        table.print(console.out());
    }
}
