-- How a tournament is paired, and what a round is worth that somebody does not play with the director's knowledge.

alter table tournament
    add column pairing_rules             text    not null default 'system=swiss; preset=papp' check (length(pairing_rules) <= 8000
        and pairing_rules ~ '^system=[a-z-]+; preset=[a-z-]+(; [a-z-]+=[^;=]+)*$'),
    add column requested_bye_half_points integer not null default 1 check (requested_bye_half_points between 1 and 2),
    add column most_requested_byes       integer not null default 0 check (most_requested_byes between 0 and 50),
    add column late_entry_half_points    integer not null default 0 check (late_entry_half_points between 0 and 1);
alter table tournament
    alter column pairing_rules drop default,
    alter column requested_bye_half_points drop default,
    alter column most_requested_byes drop default,
    alter column late_entry_half_points drop default;
comment on column tournament.pairing_rules is 'system, preset and what differs from the preset, as the pairing writes it';
comment on column tournament.requested_bye_half_points is 'half points of a round a player asked not to play';
comment on column tournament.most_requested_byes is 'how many such rounds with points a player may have; 0 for none';
comment on column tournament.late_entry_half_points is 'half points a late entry gets for each round before the first one played';

alter table absence
    add column half_points integer not null default 0 check (half_points between 0 and 2);
alter table absence
    alter column half_points drop default;
comment on table absence is 'A single round the entrant does not play: announced, or missed before a late entry or a re-entry';
comment on column absence.half_points is 'what it is worth all the same, by the rules of the day it was granted; 0 for a plain absence';

-- While a list of tie-breaks becomes a shorter or another one, row by row, two rows may for a moment say the same
-- or have the same place.
alter table tournament_tie_break
    drop constraint tournament_tie_break_pkey,
    add primary key (tournament_id, position) deferrable initially deferred,
    drop constraint tournament_tie_break_tournament_id_tie_break_key,
    add constraint tournament_tie_break_once unique (tournament_id, tie_break) deferrable initially deferred;
