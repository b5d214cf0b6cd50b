/** Converts distance into strength, and computes the walk that the page draws. */
import { INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'

/** From here on a thing can be smelt in the example. */
export const FAR_METRES = 2
const STEP_METRES = 0.25

/** Zero at the far end and beyond, full strength at the visitor's place. @internal */
export function strengthAt(metres: number): number {
  const nearness = Math.min(1, Math.max(0, 1 - metres / FAR_METRES))
  return Math.round(INTENSITY_PERCENT_MAX * nearness)
}

export type Step = { metres: number; percent: number }

/** One call at each step towards the thing. */
export const WALK: readonly Step[] = Array.from(
  { length: FAR_METRES / STEP_METRES + 1 },
  (_, step) => {
    const metres = FAR_METRES - step * STEP_METRES
    return { metres, percent: strengthAt(metres) }
  },
)

/** Of the walk, half a metre away. */
export const HALF_A_METRE = WALK.findIndex(({ metres }) => metres === 0.5)
