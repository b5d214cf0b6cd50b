/** Controls, line and paragraph separators, and marks that turn the reading direction around. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/**
 * Text on one line, whatever a customer typed: nothing in an e-mail can begin a line, or in a subject a
 * header, of its own.
 */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim()
