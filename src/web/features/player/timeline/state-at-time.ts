/** The state of a device at a time of the timeline, and warnings about the whole timeline. */
import {
  CHAMBERS,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import type { ChamberView } from '#domain/device-api/simulator.ts'

import { endOf, inOrder, type Mark, restAfterMs, type Timeline } from './timeline.ts'

export const chambersAt = ({ marks }: Timeline, nowMs: number): ChamberView[] =>
  Array.from({ length: CHAMBERS }, (_, at) => viewOf(at + 1, marks, nowMs))

function viewOf(chamber: number, marks: readonly Mark[], nowMs: number): ChamberView {
  const last = inOrder(marks).findLast((it) => it.chamber === chamber && it.startMs <= nowMs)
  const idle = { chamber, phase: 'idle', percent: 0, leftMs: 0, share: 0 } as const
  if (last === undefined) return idle

  const leftMs = endOf(last) - nowMs
  if (leftMs > 0) {
    const share = leftMs / last.lengthMs
    return { chamber, phase: 'spraying', percent: last.percent, leftMs, share }
  }
  const restMs = endOf(last) + restAfterMs(last.lengthMs) - nowMs
  const share = restMs / (SPRAY_REST_SECONDS * 1000)
  return restMs > 0 ? { chamber, phase: 'resting', percent: 0, leftMs: restMs, share } : idle
}

/** `chamber` sprays for longer than is advised · the booster, which every spray needs, runs for longer than it may. */
export type Caution =
  | { code: 'long'; chamber: number; fromMs: number; lengthMs: number }
  | { code: 'booster'; fromMs: number; lengthMs: number }

export function cautionsOf({ marks }: Timeline): Caution[] {
  const long = inOrder(marks)
    .filter(({ lengthMs }) => lengthMs > SPRAY_SECONDS_ADVISED * 1000)
    .map(({ chamber, startMs, lengthMs }) => ({
      code: 'long' as const,
      chamber,
      fromMs: startMs,
      lengthMs,
    }))
  const booster = boosterRuns(marks)
    .filter(({ lengthMs }) => lengthMs > SPRAY_SECONDS_MAX * 1000)
    .map((run) => ({ code: 'booster' as const, ...run }))
  return [...long, ...booster]
}

/** Sprays that touch or overlap keep the booster going. */
function boosterRuns(marks: readonly Mark[]): { fromMs: number; lengthMs: number }[] {
  const runs: { fromMs: number; lengthMs: number }[] = []
  for (const mark of inOrder(marks)) {
    const run = runs.at(-1)
    const isGoingOn = run !== undefined && mark.startMs <= run.fromMs + run.lengthMs
    if (isGoingOn) run.lengthMs = Math.max(run.lengthMs, endOf(mark) - run.fromMs)
    else runs.push({ fromMs: mark.startMs, lengthMs: mark.lengthMs })
  }
  return runs
}
