/** How many database connections there are, and what for: everything that is counted against `max_connections`. */

/** Enough for 16 buyers at once. */
export const REQUEST_CONNECTIONS = 16
/**
 * Their own, so that e-mails and payments go on while requests wait for a connection. Jobs hold none while they wait
 * for another service, and a session of PostgreSQL takes several MiB.
 */
export const JOB_CONNECTIONS = 2
/** The one of `notices.ts`. */
const NOTIFICATION_CONNECTIONS = 1

/** What one process of the shop opens at most. */
const PROCESS_CONNECTIONS = REQUEST_CONNECTIONS + JOB_CONNECTIONS + NOTIFICATION_CONNECTIONS

/**
 * The session that holds the data directory, commands that run next to the shop, and three connections that
 * PostgreSQL reserves.
 */
const OTHER_CONNECTIONS = 19

/** `max_connections` of an embedded server, by the number of the shop's processes. */
export const embeddedConnections = (processes: number): number =>
  processes * PROCESS_CONNECTIONS + OTHER_CONNECTIONS
