/**
 * Who may act: accounts that sign in, invitations that make one, and the {@link outflank.account.Actor} every use case
 * asks for. What an actor may do in one tournament is said in the tournament's room.
 */
package outflank.account;
