-- The rules a tournament is played by, all of them, and what they ask of each game: its opening, whose choice a draw is,
-- and the colors as they were really played.

alter table tournament
    add column variant text not null default 'OTHELLO' check (variant in
        ('OTHELLO', 'XOT', 'REVERSI_JAQUES', 'REVERSI_RAVENSBURGER', 'OPEN_CENTER_WHITE_FIRST', 'HAND_OVER', 'ONE_LINE')),
    add column wipe_out text not null default 'WINS_ALL' check (wipe_out in ('WINS_ALL', 'LIKE_ANY_GAME')),
    add column time_out text not null default 'PLAY_ON' check (time_out in ('PLAY_ON', 'LOSES_ALL', 'WINNER_PLAYS_ON'));
alter table tournament
    alter column variant drop default,
    alter column wipe_out drop default,
    alter column time_out drop default,
    drop constraint tournament_draw_rule_check,
    add constraint tournament_draw_rule_check check (draw_rule in
        ('HALF_POINTS', 'DRAW_WIN', 'DRAW_WIN_BY_RANK', 'JAPANESE_LOT'));
comment on column tournament.wipe_out is 'what becomes of a side without discs: it loses 64–0, or its empty squares count as in any game';
comment on column tournament.time_out is 'what a player loses who runs out of time';
comment on column tournament.draw_rule is 'what a 32–32 is worth, and who has the choice where it goes to one side';

alter table game
    add column opening         text    check (opening ~ '^([a-h][1-8]){8}$'),
    add column colors_swapped  boolean not null default false,
    add column draw_chooser_id uuid    references entrant,
    add column draw_holder     text    check (draw_holder in ('BLACK', 'WHITE')),
    add column colors_chosen   boolean not null default false,
    add constraint game_draw_chooser_plays check (draw_chooser_id in (black_id, white_id)),
    add constraint game_draw_holder_by_choice check (draw_holder is null or draw_chooser_id is not null),
    add constraint game_colors_after_draw check (not colors_chosen or draw_holder is not null);
alter table game
    alter column colors_swapped drop default,
    alter column colors_chosen drop default;
comment on column game.black_id is 'who really had Black; who was paired with Black is told by colors_swapped';
comment on column game.opening is 'the moves this game begins with, where the variant prescribes them';
comment on column game.colors_swapped is 'the players have the other colors than they were paired with';
comment on column game.draw_chooser_id is 'whose choice the draw is, decided when the round is published; empty where a draw is half a point each';
comment on column game.draw_holder is 'who wins a draw, once that is chosen';
comment on column game.colors_chosen is 'the colors are chosen too, and nothing of the choice is left';

-- Results from before these rules stay as they were entered, and can be replaced.
alter table result
    add constraint result_discs_of_kind check (replaced_at is not null or case kind
        when 'DOUBLE_FORFEIT' then black_half_discs = 0 and white_half_discs = 0
        when 'NO_SHOW' then abs(black_half_discs - white_half_discs) = 128
        when 'TIME_OUT' then black_half_discs <> white_half_discs
        when 'RESIGNATION' then black_half_discs <> white_half_discs
        else black_half_discs + white_half_discs > 0 end) not valid,
    add constraint result_winner_ahead check (replaced_at is not null or black_half_discs = white_half_discs
        or sign(black_half_points - white_half_points) = sign(black_half_discs - white_half_discs)) not valid,
    add constraint result_adjudged_for_a_reason check
        (replaced_at is not null or kind <> 'ADJUDICATION' or btrim(reason) <> '') not valid;
