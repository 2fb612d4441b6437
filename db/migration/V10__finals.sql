-- Finals after the preliminaries: what is planned, who has qualified, and the matches their games belong to. The games are
-- games of a round as any other, of one whose stage says that standings do not count it.

alter table round
    add column stage text not null default 'PRELIMINARIES' check (stage in ('PRELIMINARIES', 'FINALS')),
    drop constraint round_number_check,
    add constraint round_number_check check (number between 1 and 120);
comment on column round.stage is 'rounds of the finals are numbered on after the preliminaries; no standings count them';

create or replace function round_follows_published_round() returns trigger language plpgsql as $$
begin
    if new.number > 1 and not exists (
        select 1 from round
        where tournament_id = new.tournament_id and number = new.number - 1 and state <> 'DRAFT'
    ) then
        raise exception 'round % needs a published round before it', new.number using errcode = 'check_violation';
    end if;
    if new.stage = 'PRELIMINARIES' and exists (
        select 1 from round where tournament_id = new.tournament_id and stage = 'FINALS'
    ) then
        raise exception 'round % of the preliminaries cannot follow the finals', new.number
            using errcode = 'check_violation';
    end if;
    return new;
end $$;

create table finals_bracket (
    id              uuid    primary key,
    tournament_id   uuid    not null references tournament on delete cascade,
    position        integer not null check (position between 0 and 19),
    category        text    not null check (category ~ '^[a-z0-9-]{0,60}$'),
    qualifiers      integer not null check (qualifiers between 2 and 64),
    best_of         integer not null check (best_of in (1, 3, 5, 7, 9)),
    best_of_final   integer not null check (best_of_final in (1, 3, 5, 7, 9)),
    third_place     boolean not null,
    play_off        boolean not null,
    play_off_needed boolean not null,
    version         bigint  not null,
    unique (tournament_id, category),
    check (qualifiers >= 4 or not third_place),
    check (category <> '' or position = 0),
    check (play_off or not play_off_needed)
);
comment on table finals_bracket is 'What is played after the preliminaries: one bracket for the first places, one for each category';
comment on column finals_bracket.category is 'key of the category; empty for the bracket of the first places';
comment on column finals_bracket.play_off is 'the last qualifier and the next in the standings play for the place if their points are equal';
comment on column finals_bracket.play_off_needed is 'their points were equal when the finals began';

create table finals_seed (
    bracket_id uuid    not null references finals_bracket on delete cascade,
    position   integer not null check (position between 0 and 64),
    entrant_id uuid    not null references entrant,
    primary key (bracket_id, position),
    unique (bracket_id, entrant_id)
);
comment on table finals_seed is 'Who has qualified, the best first, fixed when the finals begin; none before';

create table finals_match (
    id         uuid    primary key,
    bracket_id uuid    not null references finals_bracket on delete cascade,
    kind       text    not null check (kind in
        ('PLAY_OFF', 'ELIMINATION', 'SEMI_FINAL', 'FINAL', 'THIRD_PLACE', 'CATEGORY_FINAL')),
    slot       integer not null check (slot between 0 and 63),
    best_of    integer not null check (best_of in (1, 3, 5, 7, 9)),
    higher_id  uuid    not null references entrant,
    lower_id   uuid    not null references entrant,
    version    bigint  not null,
    unique (bracket_id, kind, slot),
    check (higher_id <> lower_id),
    check ((slot = 0) = (kind in ('PLAY_OFF', 'THIRD_PLACE')))
);
comment on column finals_match.slot is 'place in the bracket: 1 is the final, the winners of 2n and 2n + 1 meet in n; 0 beside it';
comment on column finals_match.higher_id is 'who was ahead in the preliminaries, and wins a match that is level all through';

create table finals_game (
    game_id    uuid    primary key references game on delete cascade,
    match_id   uuid    not null references finals_match,
    number     integer not null check (number between 1 and 9),
    chooser_id uuid    references entrant,
    chosen     boolean not null,
    version    bigint  not null,
    unique (match_id, number),
    check (chooser_id is not null or not chosen)
);
comment on table finals_game is 'Which game of which match a game is';
comment on column finals_game.chooser_id is 'who chooses the color; empty where the colors of the game before are reversed';

create function finals_game_fits() returns trigger language plpgsql as $$
begin
    if not exists (
        select 1 from game join round on round.id = game.round_id join finals_match on finals_match.id = new.match_id
        where game.id = new.game_id and round.stage = 'FINALS'
            and finals_match.higher_id in (game.black_id, game.white_id)
            and finals_match.lower_id in (game.black_id, game.white_id)
            and (new.chooser_id is null or new.chooser_id in (game.black_id, game.white_id))
    ) then
        raise exception 'a game of a match is one of its two players in a round of the finals'
            using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger finals_game_of_its_match before insert or update on finals_game
    for each row execute function finals_game_fits();
