-- Who may act (account), who plays (person), and the one-time links by which somebody becomes either.

create table account (
    id             uuid        primary key,
    sign_in_name   text        not null check (sign_in_name = btrim(sign_in_name) and length(sign_in_name) between 3 and 100),
    display_name   text        not null check (display_name = btrim(display_name) and length(display_name) between 1 and 100),
    password_hash  text        not null check (password_hash <> ''),
    administrator  boolean     not null,
    created_at     timestamptz not null,
    disabled_at    timestamptz check (disabled_at >= created_at),
    version        bigint      not null
);
comment on table account is 'Somebody who signs in: administrators, directors, assistants. Players need none.';
create unique index account_sign_in_name on account (lower(sign_in_name));

create table person (
    id           uuid        primary key,
    given_name   text        not null check (given_name = btrim(given_name) and length(given_name) <= 60),
    family_name  text        not null check (family_name = btrim(family_name) and length(family_name) between 1 and 60),
    country      text        not null check (country = '' or country ~ '^[A-Z]{3}$'),
    club         text        not null check (club = btrim(club) and length(club) <= 60),
    rating       integer     not null check (rating between 0 and 9999),
    created_at   timestamptz not null,
    version      bigint      not null
);
comment on table person is 'Somebody who plays, across all tournaments; never the same row as an account or an entrant.';
comment on column person.rating is '0 while no rating is known';
create index person_name on person (lower(family_name), lower(given_name), country);
