/** The direction of view: angles in degrees, and the camera that follows from them. */

export type View = { turn: number; tilt: number; zoom: number }

/** The angle of the still pictures. */
export const FIRST_VIEW: View = { turn: 26, tilt: 27, zoom: 1 }

export const TURN_STEP = 15
export const TILT_STEP = 10
export const ZOOM_STEP = 1.25

export const FIELD_OF_VIEW = 20

const TILT_MIN = -12
const TILT_MAX = 88
const ZOOM_MIN = 0.7
const ZOOM_MAX = 3.2
/** Air around the device, as a share of it. */
const MARGIN = 1.1

/** What must fit in, in centimetres: a drum of this radius and half height about the middle, and the lens at its side. */
const WHOLE = { halfWidth: 5.4, radius: 4.9, halfHeight: 1.9, middle: 1.45 }
const APART = { halfWidth: 6, radius: 4.9, halfHeight: 6.4, middle: 5.9 }

export function turned(view: View, turn: number, tilt: number): View {
  return { ...view, turn: view.turn + turn, tilt: within(view.tilt + tilt, TILT_MIN, TILT_MAX) }
}

export function zoomed(view: View, factor: number): View {
  return { ...view, zoom: within(view.zoom * factor, ZOOM_MIN, ZOOM_MAX) }
}

/** The same direction named by the angle nearest to `turn`, so that going back takes the short way. */
export function nearestTurn(turn: number, wanted: number): number {
  return wanted + 360 * Math.round((turn - wanted) / 360)
}

type Point = [x: number, y: number, z: number]

export type Camera = { position: Point; target: Point }

/** `aspect` is width by height of the picture; the device fits into both. */
export function cameraOf(view: View, explosion: number, aspect: number): Camera {
  const of = (side: keyof typeof WHOLE) => between(WHOLE[side], APART[side], explosion)
  const turn = radians(view.turn)
  const tilt = radians(view.tilt)
  const halfSeen = of('radius') * Math.abs(Math.sin(tilt)) + of('halfHeight') * Math.cos(tilt)
  const half = Math.max(halfSeen, of('halfWidth') / aspect)
  const distance = (half * MARGIN) / Math.tan(radians(FIELD_OF_VIEW / 2)) / view.zoom
  const middle = of('middle')
  return {
    position: [
      distance * Math.cos(tilt) * Math.sin(turn),
      middle + distance * Math.sin(tilt),
      distance * Math.cos(tilt) * Math.cos(turn),
    ],
    target: [0, middle, 0],
  }
}

const within = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

const between = (from: number, to: number, share: number): number => from + (to - from) * share

const radians = (degrees: number): number => (degrees * Math.PI) / 180
