-- What orders equal points can be more than a name and a number, and the director can order those whom nothing tells apart.

alter table tournament_tie_break
    drop constraint tournament_tie_break_tie_break_check,
    add constraint tournament_tie_break_tie_break_check check (tie_break ~ '^[a-z0-9-]+(=[a-z0-9.-]+)?$');

create table order_by_hand (
    id            uuid    primary key,
    tournament_id uuid    not null references tournament,
    after_round   integer not null check (after_round >= 1),
    position      integer not null check (position >= 1),
    entrant_id    uuid    not null references entrant,
    unique (tournament_id, after_round, position),
    unique (tournament_id, after_round, entrant_id)
);
comment on table order_by_hand is 'The order the director gave to entrants whom no tie-break before told apart; the history says why';
comment on column order_by_hand.after_round is 'the order holds for the standings after this round and for no other';
comment on column order_by_hand.position is 'the better one has the lower number';
