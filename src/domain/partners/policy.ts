/** Stored prefix of a key, to identify it in lists: `pk_` and six characters of 43. */
export const KEY_PREFIX_LENGTH = 9

/** For how long a key may be made; `null` is until it is revoked. */
export const KEY_LIFE_DAYS = [30, 90, 365] as const

/**
 * A process asks again after so long, so that a revoked key opens nothing in any process soon after. Told by the clock and not by
 * a message of the database: nothing has to be heard for a key to end, so a cut line keeps no door open.
 */
export const KEY_REMEMBERED_SECONDS = 1

/** When a key was last used is written so seldom that using it costs nothing. */
export const KEY_USE_WRITTEN_SECONDS = 60
