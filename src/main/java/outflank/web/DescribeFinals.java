package outflank.web;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import outflank.competition.Game;
import outflank.competition.Match;
import outflank.competition.MatchKind;
import outflank.competition.knockout.Bracket;
import outflank.competition.knockout.BracketMatch;
import outflank.competition.knockout.Finals;
import outflank.competition.knockout.MatchScore;
import outflank.tournament.Categories;
import outflank.tournament.Entrant;
import outflank.tournament.Entrants;
import outflank.tournament.FinalsGame;
import outflank.tournament.FinalsTables;
import outflank.tournament.ScoreText;

/** Says in words and numbers where the finals stand, for the desk and for everybody. */
@RequestScoped
public class DescribeFinals {

    private static final int QUARTER_FINALS = 4;

    @Inject
    private Entrants entrants;

    @Inject
    private Categories categories;

    @Inject
    private CategoryNames categoryNames;

    @Inject
    private FinalsTables tables;

    @Inject
    private Messages messages;

    private Map<Integer, String> names = Map.of();
    private Map<String, UUID> games = Map.of();

    /** The brackets of a tournament's finals as rows. */
    List<BracketRow> rows(UUID tournamentId, Finals finals) {
        names = entrants.accepted(tournamentId).stream().collect(Collectors.toMap(Entrant::number, Entrant::name));
        games = new HashMap<>();
        for (FinalsGame game : tables.byGame(tournamentId).values()) {
            games.put(
                    place(
                            game.match().kind(),
                            game.match().category(),
                            game.match().slot(),
                            game.number()),
                    game.game().id());
        }
        return finals.brackets().stream()
                .map(bracket -> row(tournamentId, bracket))
                .toList();
    }

    private static String place(MatchKind kind, String category, int slot, int number) {
        return kind + " " + category + " " + slot + " " + number;
    }

    private BracketRow row(UUID tournamentId, Bracket bracket) {
        List<BracketRow.Stage> stages = new ArrayList<>();
        bracket.playOff()
                .ifPresent(match -> stages.add(new BracketRow.Stage(title(match), List.of(row(bracket, match)))));
        for (List<BracketMatch> stage : bracket.stages()) {
            List<BracketRow.MatchRow> matches = new ArrayList<>(
                    stage.stream().map(match -> row(bracket, match)).toList());
            if (stage.get(0).slot() == 1) {
                bracket.thirdPlace().ifPresent(match -> matches.add(row(bracket, match)));
            }
            stages.add(new BracketRow.Stage(title(stage.get(0)), matches));
        }
        return new BracketRow(category(tournamentId, bracket.plan().category()), stages);
    }

    /** The name of the category with this word; empty for the main bracket. */
    String category(UUID tournamentId, String word) {
        return categories.of(tournamentId).stream()
                .filter(category -> category.word().equals(word))
                .findFirst()
                .map(categoryNames::of)
                .orElse(word);
    }

    /** What a match decides. */
    private String title(BracketMatch match) {
        return title(match.kind(), match.slot());
    }

    /** What a match decides, with the category it is about. */
    String title(UUID tournamentId, MatchKind kind, int slot, String category) {
        String title = title(kind, slot);
        return category.isEmpty() ? title : category(tournamentId, category) + ": " + title;
    }

    private String title(MatchKind kind, int slot) {
        boolean eliminating = kind == MatchKind.ELIMINATION;
        int matchesOfStage = Math.max(1, Integer.highestOneBit(slot));
        if (eliminating && matchesOfStage == QUARTER_FINALS) {
            return messages.text("public.finals.kind.quarter_final");
        }
        return messages.text("public.finals.kind." + kind.name().toLowerCase(Locale.ROOT), 2 * matchesOfStage);
    }

    private BracketRow.MatchRow row(Bracket bracket, BracketMatch match) {
        return new BracketRow.MatchRow(
                title(match),
                match.score().map(score -> note(match, score)).orElseGet(() -> length(match)),
                match.contradicted(),
                List.of(side(bracket, match, match.higher()), side(bracket, match, match.lower())));
    }

    private String note(BracketMatch match, MatchScore score) {
        return switch (score.ground().orElse(MatchScore.Ground.POINTS)) {
            case POINTS -> length(match);
            case DISCS -> {
                int winner = score.winner().orElseThrow();
                int loser = score.loser().orElseThrow();
                yield messages.text(
                        "public.finals.byDiscs",
                        ScoreText.discs(score.halfDiscs(winner)),
                        ScoreText.discs(score.halfDiscs(loser)));
            }
            case RANK -> messages.text("public.finals.byRank");
        };
    }

    private String length(BracketMatch match) {
        return messages.text("public.finals.bestOf", match.bestOf());
    }

    private BracketRow.Side side(Bracket bracket, BracketMatch match, OptionalInt entrant) {
        if (entrant.isEmpty()) {
            return new BracketRow.Side(0, "", "", false, cells(match, 0));
        }
        int number = entrant.getAsInt();
        boolean begun = match.played().isPresent();
        return new BracketRow.Side(
                bracket.seeding().seeds().indexOf(number) + 1,
                names.getOrDefault(number, ""),
                begun ? ScoreText.points(match.score().orElseThrow().halfPoints(number)) : "",
                match.winner().equals(entrant),
                cells(match, number));
    }

    private List<BracketRow.Cell> cells(BracketMatch match, int entrant) {
        List<Game> played = match.played().map(Match::games).orElse(List.of());
        List<BracketRow.Cell> cells = new ArrayList<>();
        for (int number = 1; number <= match.bestOf(); number++) {
            if (number > played.size()) {
                cells.add(new BracketRow.Cell(number, null, null, ""));
                continue;
            }
            Game game = played.get(number - 1);
            String discs = game.result()
                    .map(result -> ScoreText.discs(result.halfDiscs(game.colorOf(entrant))))
                    .orElse("");
            UUID id = games.get(place(match.kind(), match.category(), match.slot(), number));
            cells.add(new BracketRow.Cell(number, id, game.colorOf(entrant), discs));
        }
        return cells;
    }
}
