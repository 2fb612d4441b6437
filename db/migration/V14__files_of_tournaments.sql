-- What only files of tournaments need: the number the World Othello Federation knows a person by, and who sends results.

alter table person
    add column federation_id text not null default '' check (federation_id ~ '^([1-9][0-9]{0,8})?$'),
    add column federation_new boolean not null default false;
comment on column person.federation_id is 'number in the list of the World Othello Federation; empty while none is known';
comment on column person.federation_new is 'the number was given for a first tournament, and the federation is yet to confirm it';
create unique index person_federation_id on person (federation_id) where federation_id <> '';

create table file_details (
    tournament_id  uuid    primary key references tournament on delete cascade,
    country        text    not null check (country = '' or country ~ '^[A-Z]{3}$'),
    director       text    not null check (director = btrim(director) and length(director) <= 100),
    sender         text    not null check (sender = btrim(sender) and length(sender) <= 100),
    version        bigint  not null
);
comment on table file_details is 'What files say of a tournament beside what is announced of it; no row means nothing was typed.';
comment on column file_details.country is 'country the tournament is played in, three letters as the federation writes it';
