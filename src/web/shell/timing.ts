/** The constants of the interface. Spec §2 and §9. */
export const LOADING_DELAY_MS = 350
export const PAGE_LOAD_TIMEOUT_MS = 10_000
/** After so long a page that did not arrive will not. Spec §8 "Page load". */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000
export const BACK_TO_TOP_OFFSET_PX = 500
export const SMOOTH_SCROLL_MS = 500
export const NOTIFICATION_MS = 5000
/** Long enough to read two sentences and to find the form again. */
export const UNSENT_NOTICE_MS = 12_000
export const UPDATE_CHECK_MS = 30 * 60_000

/** From here on the header has its own background. */
export const HEADER_COLLAPSE_OFFSET_PX = 24
