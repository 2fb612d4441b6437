-- What directors decide about a round by hand, step by step, so that every step can be taken back.

alter table round
    add column draft_changes jsonb not null default '[]'
        check (jsonb_typeof(draft_changes) = 'array' and jsonb_array_length(draft_changes) <= 500);
comment on column round.draft_changes is
    'Each change of the draft by hand in its order: what, its price, what is decided after it, and the constraints that give the pairing before it again';
