-- What happened, in order, for good: the database itself refuses to change or forget it.

create table history (
    id            bigint      generated always as identity primary key,
    tournament_id uuid        references tournament,
    at            timestamptz not null,
    actor         text        not null check (actor <> ''),
    account_id    uuid        references account,
    entrant_id    uuid        references entrant,
    action        text        not null check (action ~ '^[A-Z_]+$'),
    subject       text        not null,
    before        text        not null,
    after         text        not null,
    reason        text        not null
);
comment on table history is 'Append-only: who did what, when, what it was before and after, and why';
create index history_of_tournament on history (tournament_id, id);

create function history_stays() returns trigger language plpgsql as $$
begin
    raise exception 'the history is never changed or deleted' using errcode = 'restrict_violation';
end $$;
create trigger history_append_only before update or delete on history
    for each row execute function history_stays();
create trigger history_not_truncated before truncate on history
    for each statement execute function history_stays();
