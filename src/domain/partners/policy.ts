/** Stored prefix of a key, to identify it in lists: `pk_` and six characters of 43. */
export const KEY_PREFIX_LENGTH = 9

/** How many origins a key may list. */
export const ORIGINS_MAX = 10

/** For how long a key may be made; `null` is until it is revoked. */
export const KEY_LIFE_DAYS = [30, 90, 365] as const

/**
 * How long a process caches a key, so that a revoked key soon fails in every process. A time limit instead of a database
 * notification, because a lost connection must not extend access.
 */
export const KEY_REMEMBERED_SECONDS = 1

/** When a key was last used is written so seldom that using it costs nothing. */
export const KEY_USE_WRITTEN_SECONDS = 60
