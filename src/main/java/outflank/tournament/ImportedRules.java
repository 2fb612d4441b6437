package outflank.tournament;

import java.time.LocalDate;
import java.util.List;
import outflank.competition.Competition;
import outflank.competition.pairing.PairingRules;
import outflank.format.tournament.TournamentFile;
import outflank.format.tournament.TournamentHeader;
import outflank.usecase.Refusal;

/** What a tournament takes over from the head of a file; what the file does not say is as at world championships. */
final class ImportedRules {

    private static final int LONGEST = 100;

    private ImportedRules() {}

    /** The rules the file names, as far as they can be used here. */
    static TournamentRules of(TournamentFile file) {
        Competition competition = file.competition();
        TournamentRules usual = TournamentRules.worldChampionship(Math.max(1, competition.plannedRounds()));
        return new TournamentRules(
                usual.plannedRounds(),
                usual.game(),
                competition.byeHalfDiscs(),
                file.rules().tieBreaks().map(List::of).orElse(usual.tieBreaks()),
                usual.confirmAgreed(),
                file.rules().pairing().map(ImportedRules::pairing).orElse(usual.pairing()),
                usual.missedRounds());
    }

    private static PairingRules pairing(String stored) {
        try {
            return PairingRules.parse(stored);
        } catch (IllegalArgumentException unknown) {
            throw new Refusal(unknown, "refusal.filePairing", stored);
        }
    }

    /** Name, place and days. */
    static TournamentDetails details(TournamentFile file, String name, LocalDate today) {
        TournamentHeader header = file.header();
        LocalDate first = header.startsOn().orElse(today);
        LocalDate last = header.endsOn().orElse(first);
        return new TournamentDetails(
                header.name().isBlank() ? name : shortened(header.name()),
                shortened(header.place()),
                first,
                last.isBefore(first) ? first : last);
    }

    /** Country, director and sender. */
    static FileHeader header(TournamentFile file) {
        TournamentHeader header = file.header();
        String country = header.country().matches("[A-Z]{3}") ? header.country() : "";
        return new FileHeader(country, shortened(header.director()), shortened(header.sender()));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST).strip();
    }
}
