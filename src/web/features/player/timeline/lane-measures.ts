/** Pixels that the drawing, the labels beside it and the hand on it agree about; `tracks.module.css` has them too. */
export const RULER_HEIGHT = 32
export const LANE_HEIGHT = 46
