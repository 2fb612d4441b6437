/* The games a tournament can be played in, as the values in which their rules differ; the same as the server has. */
(function () {
  "use strict";

  const BLACK = 1;
  const WHITE = 2;
  const OTHELLO = { discsPerTurn: 0, first: BLACK, discsEach: 0, handedOver: false, lineChosen: false };

  /**
   * discsPerTurn: discs a player places on an open center in one turn, 0 where it is set; first: who begins;
   * discsEach: discs each player owns, 0 without limit; handedOver: who must pass gives the opponent a disc;
   * lineChosen: a move turns one of its lines, which the player chooses.
   */
  window.outflank = window.outflank || {};
  window.outflank.variants = {
    OTHELLO,
    XOT: OTHELLO,
    REVERSI_JAQUES: { ...OTHELLO, discsPerTurn: 1, discsEach: 32 },
    REVERSI_RAVENSBURGER: { ...OTHELLO, discsPerTurn: 2, discsEach: 32 },
    OPEN_CENTER_WHITE_FIRST: { ...OTHELLO, discsPerTurn: 1, first: WHITE },
    HAND_OVER: { ...OTHELLO, discsEach: 32, handedOver: true },
    ONE_LINE: { ...OTHELLO, lineChosen: true },
  };
})();
