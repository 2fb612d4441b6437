-- The archive: games played anywhere, as files of games bring them, and the imports that bring them.
-- Whole decades of tournament games fit here, so their rows are small: names stand once in tables of their own. A year of
-- them comes in at once, so the checks of a game are such as cost next to nothing: looking at every move of it would cost a fourth of the speed.

create table archive_player (
    id          integer generated always as identity primary key,
    name        text    not null unique check (name = btrim(name) and length(name) <= 200),
    search_name text    not null check (length(search_name) <= 400)
);
comment on table archive_player is 'A name as files write it; whether two of them are one person is not known';
comment on column archive_player.name is 'empty for players whose name a file does not say';
comment on column archive_player.search_name is 'the name in capitals and without accents, by which it is found';

create table archive_event (
    id          integer generated always as identity primary key,
    name        text    not null unique check (name = btrim(name) and length(name) <= 200),
    search_name text    not null check (length(search_name) <= 400)
);
comment on table archive_event is 'The name of a tournament as files write it';

create table archive_import (
    id           integer     generated always as identity primary key,
    account_id   uuid        references account,
    started_by   text        not null check (started_by <> ''),
    title        text        not null check (length(title) between 1 and 300),
    state        text        not null check (state in ('WAITING', 'RUNNING', 'FINISHED', 'STOPPED', 'FAILED')),
    uploaded_at  timestamptz not null,
    began_at     timestamptz,
    ended_at     timestamptz,
    bytes        bigint      not null check (bytes >= 0),
    bytes_read   bigint      not null check (bytes_read between 0 and bytes),
    file_number  integer     not null check (file_number >= 1),
    file_games   bigint      not null check (file_games >= 0),
    games        bigint      not null check (games = added + present + unreadable),
    added        bigint      not null check (added >= 0),
    present      bigint      not null check (present >= 0),
    unreadable   bigint      not null check (unreadable >= 0),
    truncated    bigint      not null check (truncated >= 0),
    faulty       bigint      not null check (faulty >= 0),
    differing    bigint      not null check (differing >= 0),
    problems     bigint      not null check (problems >= 0),
    check ((state = 'FINISHED') <= (ended_at is not null))
);
comment on table archive_import is 'Files that were handed in together, and how far their games are in the archive';
comment on column archive_import.title is 'the names of its files, as many as there is room for';
comment on column archive_import.file_number is 'the file it goes on with';
comment on column archive_import.file_games is 'how many games of that file are done';
comment on column archive_import.present is 'games that were in the archive already';
comment on column archive_import.unreadable is 'games of which the file has no moves of Othello';
comment on column archive_import.truncated is 'games that are legal, but not over';
comment on column archive_import.faulty is 'games with something wrong in their moves';
comment on column archive_import.differing is 'games that end with another score than their file says';
comment on column archive_import.problems is 'what was noticed about games and files besides; the first thousand are in archive_problem';

create table archive_file (
    import_id integer not null references archive_import on delete cascade,
    number    integer not null check (number >= 1),
    name      text    not null check (length(name) between 1 and 255),
    bytes     bigint  not null check (bytes >= 0),
    primary key (import_id, number)
);
comment on table archive_file is 'A file of an import';

create table archive_chunk (
    import_id   integer not null,
    file_number integer not null,
    number      integer not null check (number >= 0),
    content     bytea   not null check (octet_length(content) between 1 and 1048576),
    primary key (import_id, file_number, number),
    foreign key (import_id, file_number) references archive_file on delete cascade
);
comment on table archive_chunk is 'A part of a file, kept until its import is finished, so that an import can go on after a stop';
alter table archive_chunk alter column content set storage external;

create table archive_problem (
    import_id integer not null references archive_import on delete cascade,
    number    bigint  generated always as identity,
    file_name text    not null,
    at_game   bigint  not null check (at_game >= 0),
    at_line   bigint  not null check (at_line >= 0),
    problem   text    not null check (problem ~ '^[a-z_]+$'),
    found     text    not null check (length(found) <= 60),
    primary key (import_id, number)
);
comment on table archive_problem is 'What an import could not read or take over; a fault in the moves is no such thing, it is kept with its game';
comment on column archive_problem.at_game is 'the number of the game in its file, 0 if the file as a whole is meant';

create table archived_game (
    id             bigint   generated always as identity primary key,
    content_key    uuid     not null,
    import_id      integer  not null,
    black_id       integer  not null references archive_player,
    white_id       integer  not null references archive_player,
    event_id       integer  not null references archive_event,
    official_black smallint check (official_black between 0 and 64),
    replayed_black smallint check (replayed_black between 0 and 64),
    problem_at     smallint not null check (problem_at >= 0),
    played         text     not null collate "C" check (length(played) in (0, 4, 7, 10) and translate(played, '0123456789', '') in ('', '-', '--')),
    verdict        text     not null check (verdict <> ''),
    opening        text     not null check (length(opening) <= 30),
    moves          text     not null collate "C" check (length(moves) <= 4000),
    offending      text     not null check (length(offending) <= 20),
    written        text     check (length(written) <= 10000),
    check ((replayed_black is not null) = (verdict = 'COMPLETE'))
);
comment on table archived_game is 'One game of the archive';
comment on column archived_game.content_key is 'part of a hash over names, date, score and moves, these in the standard orientation: by it a game is known that comes again';
comment on column archived_game.import_id is 'the archive_import that brought it; it refers to none by key, because every such key costs a tenth of the speed of an import';
comment on column archived_game.official_black is 'discs of Black as the file has them, empty if it has none; White has the others of 64';
comment on column archived_game.replayed_black is 'discs of Black where the moves end, the empty squares given to the winner; empty unless the game is over';
comment on column archived_game.problem_at is 'number of the move with the first problem, of a truncated game the number of its moves, else 0';
comment on column archived_game.played is 'as much of the date as is known: nothing, 2018, 2018-10 or 2018-10-10';
comment on column archived_game.opening is 'key of the opening, empty if it has no name';
comment on column archived_game.moves is 'the legal moves in canonical form, in the orientation in which they were written';
comment on column archived_game.written is 'the moves as they were written, kept only if something is wrong with them';

create unique index archived_game_content on archived_game (content_key);
create index archived_game_import on archived_game (import_id);
create index archived_game_black on archived_game (black_id);
create index archived_game_white on archived_game (white_id);
create index archived_game_event on archived_game (event_id);
create index archived_game_played on archived_game (played, id);
create index archived_game_opening on archived_game (opening);
