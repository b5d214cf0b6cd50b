/** What a stored draft may hold, for browsers too. */
export const TEXT_LENGTH_MAX = 1000
export const NOTES_LENGTH_MAX = 4000

/** The database takes every character but one, and no half of a pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
