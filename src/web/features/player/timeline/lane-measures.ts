/** Pixels that the drawing, its labels and the dragging share; `tracks.module.css` has them too. */
export const RULER_HEIGHT = 32
export const LANE_HEIGHT = 46
