/** What is kept of one unexpected error; longer is nobody's reading. */
export const MESSAGE_LENGTH_MAX = 500
export const STACK_LENGTH_MAX = 4_000
export const PLACE_LENGTH_MAX = 200
/** Kinds that are kept of each source: beyond it the ones seen longest ago go, and no browser pushes out the server's. */
export const ERROR_REPORTS_MAX = 1_000
