/** What a stored draft may hold, for browsers too. */
export const TEXT_LENGTH_MAX = 1000
export const NOTES_LENGTH_MAX = 4000
