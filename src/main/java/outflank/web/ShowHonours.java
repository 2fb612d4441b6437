package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import outflank.competition.standings.CategoryStanding;
import outflank.competition.standings.Standing;
import outflank.competition.standings.Standings;
import outflank.competition.standings.TeamStanding;
import outflank.series.SeriesDirectory;
import outflank.series.SeriesTournament;
import outflank.tournament.Categories;
import outflank.tournament.Competitions;
import outflank.tournament.FinalRankings;
import outflank.tournament.HonourRules;
import outflank.tournament.Prizes;
import outflank.tournament.Tournament;
import outflank.tournament.WonPrizes;

/** Categories, teams and prizes of a tournament, as everybody sees them. */
@Named
@RequestScoped
public class ShowHonours {

    @Inject
    private ShownTournament shown;

    @Inject
    private Competitions competitions;

    @Inject
    private Categories categories;

    @Inject
    private Prizes prizes;

    @Inject
    private WonPrizes won;

    @Inject
    private FinalRankings rankings;

    @Inject
    private SeriesDirectory directory;

    @Inject
    private CategoryNames names;

    @Inject
    private Language language;

    private HonourRules rules = HonourRules.NONE;
    private List<CategoryTable> tables = List.of();
    private List<TeamStanding> teams = List.of();
    private List<WonPrizes.Table> prizeTables = List.of();
    private SeriesTournament series;

    /** The standings of one category. */
    public record CategoryTable(String name, List<CategoryStanding> rows) {}

    /** Loads what the page shows. */
    public void load() {
        if (!shown.find()) {
            return;
        }
        Tournament tournament = shown.getTournament();
        rules = prizes.rules(tournament.id());
        List<Standing> rows = Standings.of(
                        competitions.read(tournament), tournament.rules().parsedTieBreaks())
                .rows();
        tables = categories.of(tournament.id()).stream()
                .map(category -> new CategoryTable(names.of(category), CategoryStanding.of(rows, category.word())))
                .toList();
        teams = rules.teamBest() == 0 ? List.of() : TeamStanding.of(rows, rules.teamBest());
        prizeTables = won.of(tournament, rankings.of(tournament));
        series = directory.ofTournament(tournament.id()).orElse(null);
    }

    public List<CategoryTable> getTables() {
        return tables;
    }

    public List<TeamStanding> getTeams() {
        return teams;
    }

    public HonourRules getRules() {
        return rules;
    }

    public List<WonPrizes.Table> getPrizes() {
        return prizeTables;
    }

    /** What a table of prizes is for; empty for the ranking of all. */
    public String name(WonPrizes.Table table) {
        return Optional.ofNullable(table)
                .flatMap(WonPrizes.Table::category)
                .map(names::of)
                .orElse("");
    }

    /** Prize money with its currency; empty for none. */
    public String money(WonPrizes.Won each) {
        return each.amount() == 0 ? "" : MoneyText.of(each.amount(), rules, language.getLocale());
    }

    /** The series the tournament belongs to or is proposed for; null if there is none. */
    public SeriesTournament getSeries() {
        return series;
    }

    /** Where an entrant's games and tie-breaks are shown. */
    public String link(int entrant) {
        return ShowPlayer.link(shown, entrant, OptionalInt.empty(), false);
    }
}
