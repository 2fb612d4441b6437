-- What is won besides the standings: categories, teams, prizes; and series of tournaments with their roll of honour.

create table category (
    id            uuid    primary key,
    tournament_id uuid    not null references tournament on delete cascade,
    word          text    not null check (word ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(word) <= 60),
    name          text    not null check (name = btrim(name) and length(name) <= 60),
    position      integer not null check (position between 0 and 19),
    unique (tournament_id, word),
    check (name <> '' or word in ('women', 'youth', 'senior'))
);
comment on table category is 'Players with standings of their own within a tournament, besides those of all';
comment on column category.word is 'what the core and addresses of pages call it';
comment on column category.name is 'empty where the pages have a name for it in every language';

create table entrant_category (
    entrant_id  uuid not null references entrant on delete cascade,
    category_id uuid not null references category on delete cascade,
    primary key (entrant_id, category_id)
);
comment on table entrant_category is 'Who competes in which category';
create index entrant_category_category on entrant_category (category_id);

create table honours (
    tournament_id uuid    primary key references tournament on delete cascade,
    team_best     integer not null check (team_best between 0 and 20),
    prize_split   text    not null check (prize_split in ('BY_RANK', 'BY_POINTS')),
    currency      text    not null check (currency = '' or currency ~ '^[A-Z]{3}$'),
    version       bigint  not null
);
comment on table honours is 'How teams and prizes of a tournament are counted; a tournament without a row has neither';
comment on column honours.team_best is 'how many players of a country count for its team; 0 for no standing of teams';
comment on column honours.currency is 'empty while no prize is money';

create table prize (
    id            uuid    primary key,
    tournament_id uuid    not null references tournament on delete cascade,
    category_id   uuid    references category on delete cascade,
    place         integer not null check (place between 1 and 500),
    amount        bigint  not null check (amount between 0 and 100000000000),
    description   text    not null check (description = btrim(description) and length(description) <= 100),
    unique nulls not distinct (tournament_id, category_id, place),
    check (amount > 0 or description <> '')
);
comment on column prize.category_id is 'empty for a prize in the ranking of all';
comment on column prize.amount is 'in the smallest unit of the currency';
comment on column prize.description is 'a prize that is no money, such as a cup';

create table series (
    id         uuid        primary key,
    slug       text        not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
    name       text        not null check (name = btrim(name) and length(name) between 1 and 100),
    rules      text        not null check (length(rules) between 1 and 5000),
    owner_id   uuid        references account,
    created_at timestamptz not null,
    version    bigint      not null
);
comment on table series is 'Tournaments that count together: a Grand Prix, a league, the championships of all years';
comment on column series.rules is 'what places are worth and how many results count, as the core writes it';
comment on column series.owner_id is 'who runs it besides the administrators';

create table series_tournament (
    tournament_id uuid        primary key references tournament on delete cascade,
    series_id     uuid        not null references series on delete cascade,
    state         text        not null check (state in ('PROPOSED', 'ACCEPTED')),
    since         timestamptz not null
);
comment on table series_tournament is 'To which series a tournament belongs: its director proposes it, who runs the series accepts it';
create index series_tournament_series on series_tournament (series_id);

create table honour (
    id                uuid    primary key,
    series_id         uuid    not null references series on delete cascade,
    year              integer not null check (year between 1880 and 2200),
    official          boolean not null,
    place             text    not null check (length(place) <= 100),
    champion          text    not null check (champion = btrim(champion) and length(champion) between 1 and 120),
    champion_country  text    not null check (champion_country = '' or champion_country ~ '^[A-Z]{3}$'),
    team              text    not null check (length(team) <= 120),
    runner_up         text    not null check (length(runner_up) <= 120),
    runner_up_country text    not null check (runner_up_country = '' or runner_up_country ~ '^[A-Z]{3}$'),
    women             text    not null check (length(women) <= 120),
    women_country     text    not null check (women_country = '' or women_country ~ '^[A-Z]{3}$'),
    tournament_id     uuid    references tournament,
    version           bigint  not null,
    unique (series_id, year, place, champion)
);
comment on table honour is 'A line of the roll of honour of a series; a year can have several, and need not have a tournament here';
comment on column honour.official is 'whether it counts as an official title';
comment on column honour.women is 'the champion of the women';
