-- Trust: when a tournament was last verified, practice copies of tournaments, and whether forecasts are public.

alter table tournament
    add column practice_of     uuid    references tournament,
    add column forecast_public boolean not null default false,
    add constraint tournament_practice_of_another check (practice_of <> id);
alter table tournament
    alter column forecast_public drop default;
comment on column tournament.practice_of is 'the tournament this one is a practice copy of; empty for a real tournament';
comment on column tournament.forecast_public is 'everybody may see the chances computed for the remaining rounds';
create index tournament_practices on tournament (practice_of) where practice_of is not null;

create function practice_stays_what_it_is() returns trigger language plpgsql as $$
begin
    if new.practice_of is distinct from old.practice_of then
        raise exception 'a real tournament never becomes a practice copy, nor the other way round'
            using errcode = 'restrict_violation';
    end if;
    return new;
end $$;
create trigger tournament_practice_fixed before update of practice_of on tournament
    for each row execute function practice_stays_what_it_is();

create table verification (
    tournament_id uuid        primary key references tournament on delete cascade,
    revision      bigint      not null check (revision >= 0),
    rounds        integer     not null check (rounds between 1 and 50),
    faults        integer     not null check (faults >= 0),
    verified_by   text        not null check (verified_by <> ''),
    verified_at   timestamptz not null
);
comment on table verification is 'The last complete verification of a tournament; it holds for this revision and no other';

-- A practice copy can be deleted with all that happened in it. The history of a real tournament stays for good.
create or replace function history_stays() returns trigger language plpgsql as $$
begin
    -- A statement alone, such as truncate, has no row to look at.
    if tg_level = 'ROW' and tg_op = 'DELETE' then
        if exists (select from tournament where id = old.tournament_id and practice_of is not null) then
            return old;
        end if;
    end if;
    raise exception 'the history is never changed or deleted' using errcode = 'restrict_violation';
end $$;
