-- Rounds, games, byes, and the results and records of games. Results and records are rows with a history:
-- nothing is overwritten, the row in force is the one that nothing has replaced.

create table round (
    id            uuid        primary key,
    tournament_id uuid        not null references tournament,
    number        integer     not null check (number between 1 and 50),
    state         text        not null check (state in ('DRAFT', 'PUBLISHED', 'CLOSED')),
    seed          bigint      not null,
    paired_with   text        not null check (paired_with <> ''),
    pairing_input jsonb       not null,
    cost          bigint      not null check (cost >= 0),
    paired_at     timestamptz not null,
    published_at  timestamptz check (published_at >= paired_at),
    closed_at     timestamptz check (closed_at >= published_at),
    version       bigint      not null,
    unique (tournament_id, number),
    check ((published_at is null) = (state = 'DRAFT')),
    check ((closed_at is null) = (state <> 'CLOSED'))
);
comment on column round.paired_with is 'name and version of the pairing that made this round';
comment on column round.pairing_input is 'everything the pairing was computed from, so that it can be verified again';
create unique index round_one_draft on round (tournament_id) where state = 'DRAFT';

create function round_follows_published_round() returns trigger language plpgsql as $$
begin
    if new.number > 1 and not exists (
        select 1 from round
        where tournament_id = new.tournament_id and number = new.number - 1 and state <> 'DRAFT'
    ) then
        raise exception 'round % needs a published round before it', new.number using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger round_in_order before insert on round
    for each row execute function round_follows_published_round();

create table game (
    id           uuid    primary key,
    round_id     uuid    not null references round on delete cascade,
    table_number integer not null check (table_number >= 1),
    black_id     uuid    not null references entrant,
    white_id     uuid    not null references entrant,
    version      bigint  not null,
    unique (round_id, table_number),
    check (black_id <> white_id)
);

create table bye (
    round_id   uuid not null references round on delete cascade,
    entrant_id uuid not null references entrant,
    primary key (round_id, entrant_id)
);
comment on table bye is 'Who has no opponent in a round and gets the point; not a game, and no fake opponent';

create table seat (
    round_id   uuid not null references round on delete cascade,
    entrant_id uuid not null references entrant,
    primary key (round_id, entrant_id)
);
comment on table seat is 'Kept by triggers of game and bye: its key holds that nobody has two places in one round';

create function seat_follows_game() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        delete from seat where round_id = old.round_id and entrant_id in (old.black_id, old.white_id);
    end if;
    if tg_op <> 'DELETE' then
        insert into seat (round_id, entrant_id) values (new.round_id, new.black_id), (new.round_id, new.white_id);
        return new;
    end if;
    return old;
end $$;
create trigger game_takes_seats after insert or delete or update of round_id, black_id, white_id on game
    for each row execute function seat_follows_game();

create function seat_follows_bye() returns trigger language plpgsql as $$
begin
    if tg_op <> 'INSERT' then
        delete from seat where round_id = old.round_id and entrant_id = old.entrant_id;
    end if;
    if tg_op <> 'DELETE' then
        insert into seat (round_id, entrant_id) values (new.round_id, new.entrant_id);
        return new;
    end if;
    return old;
end $$;
create trigger bye_takes_seat after insert or delete or update on bye
    for each row execute function seat_follows_bye();

create table result (
    id                uuid        primary key,
    game_id           uuid        not null references game,
    kind              text        not null check (kind in
        ('PLAYED', 'TIME_OUT', 'RESIGNATION', 'NO_SHOW', 'DOUBLE_FORFEIT', 'ADJUDICATION')),
    black_half_points integer     not null check (black_half_points between 0 and 2),
    white_half_points integer     not null check (white_half_points between 0 and 2),
    black_half_discs  integer     not null check (black_half_discs between 0 and 128),
    white_half_discs  integer     not null check (white_half_discs between 0 and 128),
    origin            text        not null check (origin in ('AGREED', 'ENTERED', 'RULED')),
    reason            text        not null check (length(reason) <= 500),
    entered_by        text        not null check (entered_by <> ''),
    entered_at        timestamptz not null,
    replaced_at       timestamptz check (replaced_at >= entered_at),
    version           bigint      not null,
    check (black_half_points + white_half_points = case kind when 'DOUBLE_FORFEIT' then 0 else 2 end),
    check (black_half_discs + white_half_discs <= 128),
    check (origin <> 'RULED' or btrim(reason) <> '')
);
comment on table result is 'The official result of a game; a correction is a new row';
create unique index result_in_force on result (game_id) where replaced_at is null;

create table report (
    id               uuid        primary key,
    game_id          uuid        not null references game,
    side             text        not null check (side in ('BLACK', 'WHITE')),
    black_half_discs integer     not null check (black_half_discs between 0 and 128),
    white_half_discs integer     not null check (white_half_discs between 0 and 128),
    draw_holder      text        check (draw_holder in ('BLACK', 'WHITE')),
    entered_at       timestamptz not null,
    replaced_at      timestamptz check (replaced_at >= entered_at),
    version          bigint      not null,
    check (black_half_discs + white_half_discs <= 128),
    check (draw_holder is null or black_half_discs = white_half_discs)
);
comment on table report is 'What one of the two players says the score was; not a result until it is confirmed';
create unique index report_in_force on report (game_id, side) where replaced_at is null;

create table record (
    id               uuid        primary key,
    game_id          uuid        not null references game,
    source           text        not null check (source in ('BLACK', 'WHITE', 'DESK')),
    written          text        not null check (length(written) between 1 and 10000),
    moves            text        not null check (moves ~ '^([a-h][1-8]){0,60}$'),
    verdict          text        not null,
    problem_at       integer     not null check (problem_at >= 0),
    offending        text        not null,
    black_half_discs integer     check (black_half_discs between 0 and 128),
    white_half_discs integer     check (white_half_discs between 0 and 128),
    official         boolean     not null,
    entered_by       text        not null check (entered_by <> ''),
    entered_at       timestamptz not null,
    replaced_at      timestamptz check (replaced_at >= entered_at),
    version          bigint      not null,
    check ((black_half_discs is null) = (white_half_discs is null)),
    check ((verdict = 'COMPLETE') = (black_half_discs is not null)),
    check (not official or replaced_at is null)
);
comment on table record is 'A game record as somebody handed it in, and what the rules of the game say to it';
comment on column record.official is 'the record that is shown to the public as the record of the game';
create unique index record_in_force on record (game_id, source) where replaced_at is null;
create unique index record_official on record (game_id) where official;
create index record_game on record (game_id);
