-- Records of every variant: a board that is empty at first takes 64 moves, a move may say which line it turned, and which
-- discs lay otherwise than the rules say because nobody corrected a wrong flip in time.

alter table record
    drop constraint record_moves_check,
    add constraint record_moves_check check (moves ~ '^([a-h][1-8](/[a-h][1-8])?(\{([a-h][1-8])+\})?){0,64}$');
comment on column record.moves is 'the legal moves without separators and passes, such as f5d6c3: '
    'f6/d4 turned only the line that ends at d4, and after c3{d4e5} the discs on d4 and e5 lay otherwise than the rules say';
