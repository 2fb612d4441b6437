package outflank.tournament;

import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import outflank.account.Actor;
import outflank.competition.Color;
import outflank.competition.Competition;
import outflank.competition.knockout.Finals;
import outflank.competition.knockout.NextGame;
import outflank.competition.knockout.Seeding;
import outflank.competition.standings.Standings;
import outflank.usecase.Refusal;
import outflank.usecase.UseCase;

/**
 * Playing the finals: round by round a draft with the next game of each match that is open, in which the colors are chosen
 * before it is published like any other round. The first draft says who has qualified.
 */
@UseCase
public class RunningFinals {

    /** Stored with each round; to be raised whenever the same finals could be played on differently. */
    static final String PAIRED_WITH = "outflank finals 1";

    @Inject
    private Tournaments tournaments;

    @Inject
    private Competitions competitions;

    @Inject
    private Entrants entrants;

    @Inject
    private Rounds rounds;

    @Inject
    private FinalsTables finals;

    @Inject
    private FinalsDrafts drafts;

    @Inject
    private Rights rights;

    @Inject
    private History history;

    /** The games of the draft with whose choice their colors are, in table order, for the desk. */
    public List<FinalsGame> drafted(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return drafts.games(tournamentId);
    }

    /** The finals as the desk sees them: as soon as the first draft says who has qualified. */
    public Optional<Finals> seeded(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return Optional.of(finals.seeded(tournamentId))
                .filter(seeded -> !seeded.brackets().isEmpty());
    }

    /**
     * Drafts the next games; a draft of them is made anew.
     *
     * @throws Refusal if none are planned or left, results are missing, a round of the preliminaries is drafted, or too few
     *     players are left to qualify
     */
    public void draft(Actor actor, UUID tournamentId) {
        Tournament tournament = tournaments.forChange(actor, tournamentId, Right.PAIR);
        tournament.requireNotFinished();
        if (finals.plan(tournamentId).isEmpty()) {
            throw new Refusal("refusal.noFinalsPlanned");
        }
        List<Round> published = rounds.published(tournamentId);
        if (published.isEmpty()) {
            throw new Refusal("refusal.nothingPlayed");
        }
        Competition competition = competitions.read(tournament);
        PairingRounds.requireDecided(competition);
        requireDecided(published.get(published.size() - 1));
        drafts.remove(tournamentId);
        int number = published.size() + 1;
        if (finals.seedings(tournamentId).isEmpty()) {
            seed(tournament, competition, number);
        }
        List<NextGame> games = finals.seeded(tournamentId).next();
        if (games.isEmpty()) {
            throw new Refusal("refusal.finalsOver");
        }
        Round draft = new Round(
                tournament,
                RoundStage.FINALS,
                number,
                tournament.seed() + number,
                PAIRED_WITH,
                input(finals.seedings(tournamentId)),
                0);
        drafts.store(draft, games);
        history.write(tournamentId, actor, Action.FINALS_PAIRED, Change.of("" + number));
    }

    /** Throws the draft away; before the first published game of the finals nobody has qualified then. */
    public void discard(Actor actor, UUID tournamentId) {
        tournaments.forChange(actor, tournamentId, Right.PAIR);
        if (drafts.remove(tournamentId)) {
            history.write(tournamentId, actor, Action.DRAFT_DISCARDED, Change.of("" + rounds.next(tournamentId)));
        }
    }

    /**
     * Notes the color somebody has chosen in the draft; he may still change his mind until it is published.
     *
     * @param color the color of the one who chooses
     * @throws Refusal if there is no such game in the draft, or its colors are nobody's choice
     */
    public void choose(Actor actor, UUID tournamentId, UUID gameId, Color color) {
        tournaments.forChange(actor, tournamentId, Right.PAIR).requireNotFinished();
        FinalsGame drafted = drafts.games(tournamentId).stream()
                .filter(candidate -> candidate.game().id().equals(gameId))
                .findFirst()
                .orElseThrow(() -> new Refusal("refusal.draftGone"));
        Game game = drafted.game();
        Entrant chooser = drafted.chooser().orElseThrow(() -> new Refusal("refusal.colorsReversed"));
        Entrant other = game.black().id().equals(chooser.id()) ? game.white() : game.black();
        if (drafted.isChosen() && game.player(color).id().equals(chooser.id())) {
            return;
        }
        game.seat(color == Color.BLACK ? chooser : other, color == Color.BLACK ? other : chooser);
        drafted.choose();
        history.write(tournamentId, actor, Action.COLOR_CHOSEN, Change.to(game.label(), chooser.name() + ": " + color));
    }

    /** @throws Refusal if a color is not chosen yet, or results have changed so that other games are next */
    void requireReady(Round draft) {
        List<FinalsGame> games = drafts.games(draft.tournament().id());
        if (!drafts.isCurrent(draft.tournament().id())) {
            throw new Refusal("refusal.draftOutdated");
        }
        String open = games.stream()
                .filter(FinalsGame::isChoiceOpen)
                .map(game -> String.valueOf(game.game().tableNumber()))
                .collect(Collectors.joining(", "));
        if (!open.isEmpty()) {
            throw new Refusal("refusal.colorOpen", open);
        }
    }

    /** Whether the draft has the games that are next by the results as they stand now. */
    public boolean isCurrent(Actor actor, UUID tournamentId) {
        rights.require(actor, tournamentId, Right.SEE_DESK);
        return drafts.isCurrent(tournamentId);
    }

    /** @throws Refusal if finals are planned or begun and not played to their end */
    void requireOver(UUID tournamentId) {
        Optional<Finals> begun = finals.published(tournamentId);
        if (begun.isEmpty() && !finals.plan(tournamentId).isEmpty()) {
            throw new Refusal("refusal.finalsNotBegun");
        }
        if (begun.filter(played -> !played.isOver()).isPresent()) {
            throw new Refusal("refusal.finalsNotOver");
        }
    }

    private void requireDecided(Round last) {
        int decided = rounds.results(last.id()).size();
        List<Game> games = rounds.games(last.id());
        if (decided < games.size()) {
            List<UUID> withResult = rounds.results(last.id()).stream()
                    .map(result -> result.game().id())
                    .toList();
            String missing = games.stream()
                    .filter(game -> !withResult.contains(game.id()))
                    .map(game -> String.valueOf(game.tableNumber()))
                    .collect(Collectors.joining(", "));
            throw new Refusal("refusal.resultsMissing", last.number(), missing);
        }
    }

    private void seed(Tournament tournament, Competition competition, int number) {
        Standings standings = Standings.of(competition, tournament.rules().parsedTieBreaks());
        Map<Integer, Entrant> byNumber = byNumber(tournament.id());
        List<Seeding> seedings = finals.plan(tournament.id()).seed(standings, number);
        if (seedings.isEmpty()) {
            throw new Refusal("refusal.finalsTooFew");
        }
        for (FinalsBracket bracket : finals.brackets(tournament.id())) {
            seedings.stream()
                    .filter(seeding -> seeding.category().equals(bracket.category()))
                    .findFirst()
                    .ifPresent(seeding -> bracket.seed(
                            seeding.seeds().stream().map(byNumber::get).toList(), seeding.playOff()));
        }
    }

    private static String input(List<Seeding> seedings) {
        JsonArrayBuilder brackets = Json.createArrayBuilder();
        for (Seeding seeding : seedings) {
            brackets.add(Json.createObjectBuilder()
                    .add("category", seeding.category())
                    .add("seeds", Json.createArrayBuilder(seeding.seeds()))
                    .add("playOff", seeding.playOff()));
        }
        return Json.createObjectBuilder().add("finals", brackets).build().toString();
    }

    private Map<Integer, Entrant> byNumber(UUID tournamentId) {
        return entrants.of(tournamentId).stream().collect(Collectors.toMap(Entrant::number, Function.identity()));
    }
}
