package outflank.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Locale;
import outflank.format.GameFormat;
import outflank.othello.Variant;
import outflank.tournament.Tournament;

/** In which formats games and tournaments can be downloaded. */
@Named
@ApplicationScoped
public class OfferDownloads {

    /** The formats for games of a tournament. */
    public List<GameFormat> formats(Tournament tournament) {
        return formats(tournament.variant());
    }

    /** Programs read these files by the rules of Othello; of other games only the bare moves can be given away. */
    static List<GameFormat> formats(Variant variant) {
        boolean othello = !variant.center().isOpen()
                && !variant.supply().isLimited()
                && !variant.turning().isChosen();
        return othello ? List.of(GameFormat.values()) : List.of(GameFormat.PLAIN);
    }

    /** The word for a format in an address. */
    public String word(GameFormat format) {
        return format.name().toLowerCase(Locale.ROOT);
    }

    /** The files of a whole tournament. */
    public List<TournamentDownload> getTournamentFiles() {
        return List.of(TournamentDownload.values());
    }
}
