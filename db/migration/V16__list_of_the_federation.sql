-- The federation's list of players, as its file brought it: to find somebody by name or number while registering.

create table federation_player (
    id          text    primary key check (id ~ '^[1-9][0-9]{0,8}$'),
    family_name text    not null check (length(family_name) between 1 and 60),
    given_name  text    not null check (length(given_name) <= 60),
    country     text    not null check (country = '' or country ~ '^[A-Z]{3}$'),
    rating      integer not null check (rating between 0 and 9999),
    search_name text    not null check (length(search_name) <= 400)
);
comment on table federation_player is 'A line of the list of the World Othello Federation; the whole list is replaced when another file comes';
comment on column federation_player.search_name is 'the names in capitals and without accents, by which they are found';
