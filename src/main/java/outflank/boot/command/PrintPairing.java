package outflank.boot.command;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import outflank.competition.pairing.Pair;
import outflank.competition.pairing.PairCost;
import outflank.competition.pairing.Pairing;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.competition.pairing.PairingWarning;
import outflank.competition.pairing.RoundPairing;
import outflank.format.tournament.FileEntrant;
import outflank.format.tournament.TournamentFile;

/** {@code pair}: a round with what each of its pairs costs. */
final class PrintPairing {

    private final PairOptions options;
    private final Console console;

    PrintPairing(PairOptions options, Console console) {
        this.options = options;
        this.console = console;
    }

    Found run() throws IOException {
        Optional<TournamentFile> file = options.input().read(console);
        if (file.isEmpty()) {
            return Found.UNUSABLE;
        }
        PairingRules rules = options.rules(file.get());
        RoundToPair round = RoundToPair.of(options, file.get());
        long seed = options.seed().orElse(file.get().rules().seed().orElse(0));
        Pairing pairing;
        try {
            pairing = RoundPairing.pair(round.history(), round.number(), rules, seed, round.constraints());
        } catch (IllegalArgumentException impossible) {
            throw new WrongUse("Round " + round.number() + " cannot be paired: "
                    + Console.printable(impossible.getMessage()) + ".");
        }
        Function<Integer, FileEntrant> entrants = file.get().byNumber();
        if (options.json()) {
            writeJson(pairing, rules, entrants);
        } else {
            writeText(pairing, round.number(), entrants);
        }
        return Found.NOTHING;
    }

    private void writeJson(Pairing pairing, PairingRules rules, Function<Integer, FileEntrant> entrants)
            throws IOException {
        try (JsonGenerator json = JsonLine.begin(console.out())) {
            json.writeStartObject();
            json.writeArrayFieldStart("pairs");
            for (Pair pair : pairing.pairs()) {
                json.writeStartObject();
                json.writeNumberField("table", pair.table());
                json.writeStringField("black", entrants.apply(pair.black()).id());
                json.writeStringField("white", entrants.apply(pair.white()).id());
                writeCost(json, pair.cost());
                json.writeEndObject();
            }
            json.writeEndArray();
            OptionalInt bye = pairing.bye();
            json.writeStringField(
                    "bye", bye.isPresent() ? entrants.apply(bye.getAsInt()).id() : null);
            if (bye.isPresent()) {
                json.writeObjectFieldStart("bye_cost");
                writeCost(json, pairing.byeCost());
                json.writeEndObject();
            }
            if (!pairing.unopposed().isEmpty()) {
                json.writeArrayFieldStart("unopposed");
                for (int entrant : pairing.unopposed().stream().sorted().toList()) {
                    json.writeString(entrants.apply(entrant).id());
                }
                json.writeEndArray();
            }
            json.writeNumberField("cost", pairing.cost());
            json.writeBooleanField("optimal", isProven(rules));
            json.writeArrayFieldStart("warnings");
            for (PairingWarning warning : pairing.warnings()) {
                json.writeStartObject();
                json.writeStringField("kind", warning.kind().name().toLowerCase(Locale.ROOT));
                json.writeStringField(
                        "player", entrants.apply(warning.entrant()).id());
                if (warning.opponent().isPresent()) {
                    json.writeStringField(
                            "opponent",
                            entrants.apply(warning.opponent().getAsInt()).id());
                }
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        console.out().println();
    }

    /** Swiss pairing ends with the proof that nothing costs less; the other systems do not compare costs. */
    private static boolean isProven(PairingRules rules) {
        return rules.system() == PairingSystem.SWISS;
    }

    private void writeCost(JsonGenerator json, PairCost cost) throws IOException {
        json.writeNumberField("cost", cost.total());
        json.writeObjectFieldStart("parts");
        for (Map.Entry<String, Long> part : CostParts.of(cost).entrySet()) {
            json.writeNumberField(part.getKey(), part.getValue());
        }
        json.writeEndObject();
        if (options.explain()) {
            json.writeStringField("explanation", CostParts.words(cost));
        }
    }

    private void writeText(Pairing pairing, int round, Function<Integer, FileEntrant> entrants) {
        List<String> head = new ArrayList<>(List.of("table", "id", "black", "id", "white", "cost"));
        if (options.explain()) {
            head.add("for");
        }
        TextTable table = new TextTable(head, List.of(2, 4, 6));
        for (Pair pair : pairing.pairs()) {
            List<String> row = new ArrayList<>();
            row.add(String.valueOf(pair.table()));
            add(row, entrants.apply(pair.black()));
            add(row, entrants.apply(pair.white()));
            row.add(String.valueOf(pair.cost().total()));
            if (options.explain()) {
                row.add(CostParts.words(pair.cost()));
            }
            table.add(row);
        }
        console.out().println("Round " + round);
        table.print(console.out());
        for (int entrant : pairing.byes()) {
            console.out().println(Console.printable("Bye: " + person(entrants.apply(entrant))));
        }
        console.out().println("Cost: " + pairing.cost());
        for (PairingWarning warning : pairing.warnings()) {
            console.out().println(Console.printable(warning(warning, entrants)));
        }
    }

    private static void add(List<String> row, FileEntrant entrant) {
        row.add(entrant.id());
        row.add(entrant.writtenName());
    }

    private static String warning(PairingWarning warning, Function<Integer, FileEntrant> entrants) {
        String kind = warning.kind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String opponent = warning.opponent().isPresent()
                ? " and " + person(entrants.apply(warning.opponent().getAsInt()))
                : "";
        return "Note: " + kind + ": " + person(entrants.apply(warning.entrant())) + opponent;
    }

    private static String person(FileEntrant entrant) {
        return entrant.writtenName() + " (" + entrant.id() + ")";
    }
}
