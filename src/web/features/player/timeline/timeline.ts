/**
 * Scents in time: which chamber sprays from when, for how long and how strong. Each action returns a new timeline that follows
 * the rules of the device, or the same one where there is no room. Spec §1 "Recommended continuous spray", §9.
 */
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'

export type Mark = {
  id: number
  chamber: number
  startMs: number
  lengthMs: number
  percent: number
}

export type Timeline = {
  title: string
  lengthMs: number
  /** The cartridge in each chamber. */
  serials: readonly string[]
  marks: readonly Mark[]
}

/** Nothing happens faster than the device changes from one scent to another. */
export const STEP_MS = SCENT_SWITCH_SECONDS_MIN * 1000
/** @internal */
export const MARK_MS_MAX = SPRAY_SECONDS_MAX * 1000
export const TIMELINE_SECONDS_MIN = 10
export const TIMELINE_SECONDS_MAX = 180
export const MARKS_MAX = 120

const ADVISED_MS = SPRAY_SECONDS_ADVISED * 1000
const REST_MS = SPRAY_REST_SECONDS * 1000
const NEW_MARK = { lengthMs: 2000, percent: 60 } as const

/** How long the chamber must be left alone afterwards: only a long spray asks for it. */
export const restAfterMs = (lengthMs: number): number => (lengthMs > ADVISED_MS ? REST_MS : 0)

export const endOf = ({ startMs, lengthMs }: Mark): number => startMs + lengthMs

/** In the order in which they begin. */
export const inOrder = (marks: readonly Mark[]): Mark[] =>
  marks.toSorted((one, other) => one.startMs - other.startMs || one.chamber - other.chamber)

/** Within the timeline, within the limits of the device, and clear of its neighbours and their rests. */
export function fits(timeline: Timeline, mark: Mark): boolean {
  const { chamber, startMs, lengthMs, percent } = mark
  return (
    isBetween(chamber, 1, CHAMBERS) &&
    isBetween(percent, 1, INTENSITY_PERCENT_MAX) &&
    isBetween(lengthMs, STEP_MS, MARK_MS_MAX) &&
    isBetween(startMs, 0, timeline.lengthMs - lengthMs) &&
    neighboursOf(timeline, mark).every((other) => isClear(mark, other))
  )
}

const isClear = (mark: Mark, other: Mark): boolean =>
  endOf(mark) + restAfterMs(mark.lengthMs) <= other.startMs ||
  endOf(other) + restAfterMs(other.lengthMs) <= mark.startMs

export function addMark(timeline: Timeline, chamber: number, atMs: number): Timeline {
  const id = Math.max(0, ...timeline.marks.map((mark) => mark.id)) + 1
  const mark = nearest(timeline, { id, chamber, startMs: snapped(atMs), ...NEW_MARK })
  if (mark === null || timeline.marks.length >= MARKS_MAX) return timeline
  return { ...timeline, marks: [...timeline.marks, mark] }
}

export const removeMark = (timeline: Timeline, id: number): Timeline => ({
  ...timeline,
  marks: timeline.marks.filter((mark) => mark.id !== id),
})

export type MarkChange = Partial<Omit<Mark, 'id'>>

/** What was asked, or what comes nearest to it. */
export function changeMark(timeline: Timeline, id: number, change: MarkChange): Timeline {
  const before = timeline.marks.find((mark) => mark.id === id)
  if (before === undefined) return timeline

  const { lengthMs = before.lengthMs, percent = before.percent, ...place } = change
  const moved = nearest(timeline, {
    ...before,
    ...place,
    startMs: snapped(place.startMs ?? before.startMs),
    percent: Math.round(clamped(percent, 1, INTENSITY_PERCENT_MAX)),
  })
  if (moved === null) return timeline

  const after = { ...moved, lengthMs: lengthFor(timeline, moved, snapped(lengthMs)) }
  return { ...timeline, marks: timeline.marks.map((mark) => (mark.id === id ? after : mark)) }
}

/** Never so short that a spray would be cut off. */
export function changeLength(timeline: Timeline, seconds: number): Timeline {
  const lastMs = Math.max(0, ...timeline.marks.map(endOf))
  const wantedMs = clamped(Math.round(seconds), TIMELINE_SECONDS_MIN, TIMELINE_SECONDS_MAX) * 1000
  return { ...timeline, lengthMs: Math.max(wantedMs, Math.ceil(lastMs / 1000) * 1000) }
}

export const loadScent = (timeline: Timeline, chamber: number, serial: string): Timeline => ({
  ...timeline,
  serials: timeline.serials.with(chamber - 1, serial),
})

/** The free place on its chamber that is nearest to where it should go; `null` where there is none. */
function nearest(timeline: Timeline, mark: Mark): Mark | null {
  const rest = restAfterMs(mark.lengthMs)
  const edges = neighboursOf(timeline, mark).flatMap((other) => [
    other.startMs - rest - mark.lengthMs,
    endOf(other) + restAfterMs(other.lengthMs),
  ])
  const latest = timeline.lengthMs - mark.lengthMs
  const [best] = [clamped(mark.startMs, 0, latest), ...edges]
    .map((startMs) => ({ ...mark, startMs }))
    .filter((place) => fits(timeline, place))
    .sort((one, other) => away(one, mark) - away(other, mark))
  return best ?? null
}

const away = (place: Mark, wanted: Mark): number => Math.abs(place.startMs - wanted.startMs)

/** As long as wanted, until the next spray, and never longer than the device should. */
function lengthFor(timeline: Timeline, mark: Mark, wantedMs: number): number {
  const following = neighboursOf(timeline, mark)
    .map(({ startMs }) => startMs)
    .filter((startMs) => startMs > mark.startMs)
  const toNext = Math.min(...following) - mark.startMs
  const roomMs = toNext - REST_MS > ADVISED_MS ? toNext - REST_MS : Math.min(toNext, ADVISED_MS)
  const toEnd = timeline.lengthMs - mark.startMs
  return clamped(wantedMs, STEP_MS, Math.min(MARK_MS_MAX, toEnd, roomMs))
}

const neighboursOf = ({ marks }: Timeline, mark: Mark): Mark[] =>
  marks.filter(({ id, chamber }) => chamber === mark.chamber && id !== mark.id)

const snapped = (milliseconds: number): number => Math.round(milliseconds / STEP_MS) * STEP_MS

const clamped = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value))

const isBetween = (value: number, min: number, max: number): boolean => value >= min && value <= max
