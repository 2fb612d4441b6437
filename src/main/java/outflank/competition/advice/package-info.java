/** How tournaments of a certain size are usually played: the tables of federations as data, as suggestions and nothing more. */
package outflank.competition.advice;
