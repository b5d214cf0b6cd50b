/** Control characters, line and paragraph separators, and bidirectional overrides. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** Collapses text to one line, so that customer input can't start a line of its own, or a header in a subject. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim()
