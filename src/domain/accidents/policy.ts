/** What is kept of one accident; longer is nobody's reading. */
export const MESSAGE_LENGTH_MAX = 500
export const STACK_LENGTH_MAX = 4_000
export const PLACE_LENGTH_MAX = 200
/** Kinds of accident that are kept: beyond it the ones that were seen longest ago go. */
export const ACCIDENTS_MAX = 1_000
