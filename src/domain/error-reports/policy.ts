/** Maximum length of a stored error. */
export const MESSAGE_LENGTH_MAX = 500
export const STACK_LENGTH_MAX = 4_000
export const PLACE_LENGTH_MAX = 200
/** Maximum number of kinds per source: beyond it the oldest are purged, and browsers cannot displace the server's. */
export const ERROR_REPORTS_MAX = 1_000
