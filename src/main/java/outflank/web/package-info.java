/**
 * The pages: one bean per page that loads, calls a use case and shows; who the caller is, the language, and how refusals
 * become messages. No rule of a tournament is decided here.
 */
package outflank.web;
