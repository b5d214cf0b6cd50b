/** For `like` and `ilike`: matches what contains the text, whose own `%` and `_` mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
