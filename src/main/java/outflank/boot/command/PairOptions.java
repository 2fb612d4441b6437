package outflank.boot.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import outflank.competition.pairing.PairingPreset;
import outflank.competition.pairing.PairingRules;
import outflank.competition.pairing.PairingSystem;
import outflank.format.tournament.TournamentFile;

/**
 * How {@code pair} was asked for.
 *
 * @param round the round; empty for the one after the last
 * @param system another system than that of the file
 * @param preset another set of values than that of the file
 * @param rules all rules as a tournament stores them, instead of those of the file
 * @param absent ids of players who are not paired, besides those the file knows of
 * @param seed what lots follow from, if not from the file
 * @param json whether it speaks JSON
 * @param explain whether it says what each pair costs in words
 * @param input the file
 */
record PairOptions(
        OptionalInt round,
        Optional<PairingSystem> system,
        Optional<PairingPreset> preset,
        Optional<String> rules,
        List<String> absent,
        OptionalLong seed,
        boolean json,
        boolean explain,
        TournamentInput input) {

    static final String HELP = """
            Pairs a round of a tournament: a WOF result file, a PAPP work file, TRF or JSON of Outflank.

            Usage: java -jar outflank.jar pair [options] FILE

              FILE             one file; its content says what it is; - for the standard input
              --round N        the round to pair; if not said, the one after the last of the file. A round the file holds
                               is paired anew, from the rounds before it, with those who took part in it
              --system WORD    %s; if not said, that of the file, else swiss
              --preset WORD    values of the penalties: %s; if not said, those of the file, else papp
              --rules TEXT     system, preset and single values as a tournament stores them, instead of those of the file:
                               "system=swiss; preset=papp; same-country=0"
              --absent IDS     ids of players who are not there, apart by commas
              --seed N         whole number that all lots follow from; if not said, that of the file, else 0.
                               The same file, options and seed give the same pairing
              --json           print one JSON object:
                               {"pairs":[{"table":1,"black":"700020","white":"700039","cost":n,"parts":{...}},...],
                               "bye":id or null,"cost":n,"optimal":true}
              --explain        say what each pair costs in words
              --help           show this text

            cost               what the pair costs by the table of penalties; that of the round has the bye's in it
            parts              the same by reason: color, float, repetition, country, club, elitism, broken
            optimal            true if it is proven that no pairing costs less

            Standard error has one line for each problem: the file, a word, a sentence, set apart by ": ".
            Exit status: 0 the round was printed, 2 the file cannot be used, or the command was used wrongly.
            """.formatted(
            words(PairingSystem.values(), PairingSystem::word), words(PairingPreset.values(), PairingPreset::word));

    static PairOptions read(List<String> words) {
        Arguments arguments = Arguments.read(
                words,
                Set.of("--json", "--explain"),
                Set.of("--round", "--system", "--preset", "--rules", "--absent", "--seed"));
        return new PairOptions(
                arguments.number("--round", 1, 1_000),
                Optional.ofNullable(arguments.values().get("--system")).map(PairOptions::system),
                Optional.ofNullable(arguments.values().get("--preset")).map(PairOptions::preset),
                Optional.ofNullable(arguments.values().get("--rules")),
                Stream.of(arguments.values().getOrDefault("--absent", "").split(","))
                        .map(String::strip)
                        .filter(id -> !id.isEmpty())
                        .toList(),
                seed(arguments.values().get("--seed")),
                arguments.flags().contains("--json"),
                arguments.flags().contains("--explain"),
                TournamentInput.of(arguments));
    }

    /** The rules that were asked for, those of the file, or those of the world championships. */
    PairingRules rules(TournamentFile file) {
        try {
            PairingRules known = rules.or(() -> file.rules().pairing())
                    .map(PairingRules::parse)
                    .orElseGet(PairingRules::worldChampionship);
            PairingSystem wanted = system.orElse(known.system());
            return preset.map(values -> values.rules(wanted)).orElseGet(() -> known.with(wanted));
        } catch (IllegalArgumentException unusable) {
            throw new WrongUse("The rules cannot be used: " + Console.printable(unusable.getMessage()) + ".");
        }
    }

    private static PairingSystem system(String word) {
        return Stream.of(PairingSystem.values())
                .filter(system -> system.word().equals(word.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new WrongUse("Unknown system " + Console.printable(word) + "; known are "
                        + words(PairingSystem.values(), PairingSystem::word) + "."));
    }

    private static PairingPreset preset(String word) {
        return PairingPreset.ofWord(word.toLowerCase(Locale.ROOT))
                .orElseThrow(() -> new WrongUse("Unknown preset " + Console.printable(word) + "; known are "
                        + words(PairingPreset.values(), PairingPreset::word) + "."));
    }

    private static OptionalLong seed(String text) {
        try {
            return text == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
        } catch (NumberFormatException none) {
            throw new WrongUse("The option --seed needs a whole number, not " + Console.printable(text) + ".");
        }
    }

    private static <T> String words(T[] values, Function<T, String> word) {
        return Stream.of(values).map(word).collect(Collectors.joining(", "));
    }
}
