/** What a document is drawn with: the site's ink on white, thin rules, and colour only where there is a scent. */
export const INK = '#0B0D0E'
export const QUIET = '#454B48'
export const FAINT = '#636A66'
export const RULE = '#D6D9D4'

export type Ink = typeof INK | typeof QUIET | typeof FAINT

/** A4 in points, with room for the holes of a folder. */
export const PAGE = { width: 595.28, height: 841.89 } as const
export const LEFT = 62
export const RIGHT = PAGE.width - 50
export const WIDTH = RIGHT - LEFT
export const TOP = 56
/** Nothing but the foot stands below. */
export const BOTTOM = PAGE.height - 66

/** Where the block on the right begins: who writes, and when. */
export const SIDE = 356
/** Where the sums begin; left of them stands what follows from them. */
export const SUMS = 322
