/** What staff may bring in, and in which sizes it is shown. */
export const PICTURE_BYTES_MAX = 8 * 1024 * 1024
export const PICTURE_MEGAPIXELS_MAX = 40
/** Narrower ones would be blurred in a text. */
export const PICTURE_WIDTH_MIN = 200
/** Widths on offer; a picture is never made larger than it is. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const PICTURE_ALT_LENGTH_MAX = 200
export const PICTURES_PER_PAGE = 24
