/**
 * What goes on paper: tables and result slips as PDF. It is told what to print and knows neither tournaments nor pages of
 * the browser.
 */
package outflank.print;
