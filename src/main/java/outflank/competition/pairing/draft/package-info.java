/**
 * Changing a proposed round by hand: what the director decides, the best round around it, its price, and what any other
 * opponent of a player would cost. Nothing here is kept; every change gives another draft.
 */
package outflank.competition.pairing.draft;
