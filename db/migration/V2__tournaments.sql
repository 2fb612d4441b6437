-- A tournament with its rules, the people who run it and the entrants.

create table tournament (
    id                uuid        primary key,
    slug              text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
    name              text        not null check (name = btrim(name) and length(name) between 1 and 100),
    place             text        not null check (length(place) <= 100),
    starts_on         date        not null,
    ends_on           date        not null check (ends_on >= starts_on),
    state             text        not null check (state in ('SETUP', 'RUNNING', 'FINISHED')),
    registration_open boolean     not null,
    planned_rounds    integer     not null check (planned_rounds between 1 and 50),
    scoring           text        not null check (scoring in ('EMPTIES_TO_WINNER', 'EMPTIES_TO_NOBODY', 'EMPTIES_SPLIT')),
    draw_rule         text        not null check (draw_rule in ('HALF_POINTS', 'DRAW_WIN')),
    bye_half_discs    integer     not null check (bye_half_discs between 0 and 128),
    confirm_agreed    boolean     not null,
    seed              bigint      not null,
    revision          bigint      not null check (revision >= 0),
    created_at        timestamptz not null,
    version           bigint      not null,
    check (state <> 'FINISHED' or not registration_open)
);
comment on column tournament.slug is 'the name in addresses of pages';
comment on column tournament.bye_half_discs is 'half discs a bye counts in the disc total: 64 are 32 discs';
comment on column tournament.confirm_agreed is 'a result both sides report alike is confirmed without the director';
comment on column tournament.seed is 'from it all lots of this tournament are drawn';
comment on column tournament.revision is 'grows with every change that anybody can see';

create table tournament_tie_break (
    tournament_id uuid    not null references tournament on delete cascade,
    position      integer not null check (position between 0 and 19),
    tie_break     text    not null check (tie_break ~ '^[a-z-]+(=[0-9.]+)?$'),
    primary key (tournament_id, position),
    unique (tournament_id, tie_break)
);
comment on table tournament_tie_break is 'What orders entrants with equal points, the most important first';

create table tournament_role (
    tournament_id uuid not null references tournament on delete cascade,
    account_id    uuid not null references account,
    role          text not null check (role in ('DIRECTOR', 'ASSISTANT')),
    primary key (tournament_id, account_id)
);

create table entrant (
    id                   uuid        primary key,
    tournament_id        uuid        not null references tournament,
    person_id            uuid        not null references person,
    number               integer     not null check (number >= 1),
    lot                  bigint      not null,
    state                text        not null check (state in ('REGISTERED', 'ACCEPTED', 'DECLINED')),
    enters_in_round      integer     check (enters_in_round >= 1),
    withdrawn_from_round integer     check (withdrawn_from_round >= 1),
    registered_at        timestamptz not null,
    version              bigint      not null,
    unique (tournament_id, person_id),
    unique (tournament_id, number),
    unique (tournament_id, lot),
    check (enters_in_round is null or state = 'ACCEPTED'),
    check (withdrawn_from_round is null or state = 'ACCEPTED')
);
comment on table entrant is 'One person in one tournament';
comment on column entrant.enters_in_round is 'first round the entrant plays in; empty until the check-in';
comment on column entrant.withdrawn_from_round is 'first round the entrant no longer plays in';

create table absence (
    entrant_id   uuid    not null references entrant on delete cascade,
    round_number integer not null check (round_number >= 1),
    primary key (entrant_id, round_number)
);
comment on table absence is 'A single round the entrant said he would miss';

create table personal_link (
    id          uuid        primary key,
    entrant_id  uuid        not null references entrant,
    token_hash  bytea       not null unique check (octet_length(token_hash) = 32),
    created_at  timestamptz not null,
    revoked_at  timestamptz check (revoked_at >= created_at)
);
comment on table personal_link is 'By this link a player is known, without a password; only the hash of it is kept';
create unique index personal_link_in_force on personal_link (entrant_id) where revoked_at is null;

create table invitation (
    id            uuid        primary key,
    token_hash    bytea       not null unique check (octet_length(token_hash) = 32),
    kind          text        not null check (kind in ('FIRST_ADMINISTRATOR', 'DIRECTOR', 'ASSISTANT', 'ORGANIZER')),
    tournament_id uuid        references tournament on delete cascade,
    created_at    timestamptz not null,
    expires_at    timestamptz not null check (expires_at > created_at),
    used_at       timestamptz,
    check ((tournament_id is not null) = (kind in ('DIRECTOR', 'ASSISTANT')))
);
comment on table invitation is 'A link that makes, once, an account or a role in one tournament';
