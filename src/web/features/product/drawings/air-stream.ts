/** A stream of air, in centimetres from the nozzle: how wide it is, and the lanes that it is drawn by. */

const STEP_CM = 5
const WAVE_CM = 38
const NOZZLE_CM = 0.8
const WIDENING = 0.055

/** Half of its width at a distance. */
export const halfWidthAt = (cm: number): number => NOZZLE_CM + WIDENING * cm

/** From the one edge to the other. Only the middle one goes to the end: there the air thins out. */
const LANES = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1] as const
const SHORTER_AT_EDGES = 0.16

/** The lines of a stream of this length, in the data of SVG paths. */
export const lanesOf = (cm: number): string[] =>
  LANES.map((lane) => {
    const end = cm * (1 - SHORTER_AT_EDGES * Math.abs(lane))
    const steps = Math.max(2, Math.ceil(end / STEP_CM))
    const points = Array.from({ length: steps + 1 }, (_, step) => (end * step) / steps)
    return `M${points.map((at) => `${rounded(at)} ${rounded(offsetOf(lane, at))}`).join('L')}`
  })

/** The air between the lanes. */
export const outlineOf = (cm: number): string => {
  const [start, end] = [rounded(halfWidthAt(0)), rounded(halfWidthAt(cm))]
  return `M0 ${-start}L${cm} ${-end}V${end}L0 ${start}z`
}

/** Silk in a slow wave, calm at the nozzle. */
const offsetOf = (lane: number, cm: number): number => {
  const sway = 0.13 * halfWidthAt(cm) * Math.sin((2 * Math.PI * cm) / WAVE_CM + 2 * lane)
  return lane * halfWidthAt(cm) * 0.87 + sway
}

/** The server and the browser must write the same digits. */
const rounded = (value: number): number => Math.round(value * 10) / 10
