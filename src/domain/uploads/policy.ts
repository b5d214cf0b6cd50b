/** What staff may bring in, and in which sizes it is shown. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024
export const PICTURE_MEGAPIXELS_MAX = 40
/** Narrower ones would be blurred in a text. */
export const PICTURE_WIDTH_MIN = 200
/** The longer side by the shorter one: beyond it a picture would fill a page by itself, and some formats end. */
export const PICTURE_RATIO_MAX = 5
/** Pictures that may wait in a process while another one is encoded: each is in memory. */
export const PICTURES_WAITING_MAX = 4
/** Widths on offer; a picture is never made larger than it is. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_ALT_LENGTH_MAX = 200
export const PICTURES_PER_PAGE = 24
