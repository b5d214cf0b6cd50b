/** Colours and measures of documents: the site's text colours on white, thin rules, colour only for scents. */
export const INK = '#0B0D0E'
export const QUIET = '#454B48'
export const FAINT = '#636A66'
export const RULE = '#D6D9D4'

export type Ink = typeof INK | typeof QUIET | typeof FAINT

/** A4 in points, with a left margin for filing holes. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const LEFT = 62
export const RIGHT = PAGE.width - 50
export const WIDTH = RIGHT - LEFT
export const TOP = 56
/** Only the footer is below this line. */
export const BOTTOM = PAGE.height - 66

/** The left edge of the block with sender and date. */
export const SIDE = 356
/** The left edge of the sums; the panel is to the left of it. */
export const SUMS = 322
