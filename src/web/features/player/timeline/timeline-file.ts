/** A timeline as a file, and as it is stored in the browser. Every rule is checked when it is read. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  fits,
  MARKS_MAX,
  type Mark,
  TIMELINE_SECONDS_MAX,
  TIMELINE_SECONDS_MIN,
  type Timeline,
} from './timeline.ts'

export const FILE_KILOBYTES_MAX = 64
export const FILE_CHARACTERS_MAX = FILE_KILOBYTES_MAX * 1024

export type FileError = 'too_large' | 'not_json' | 'not_timeline' | 'breaks_rules'

const FORMAT = 'aroma-timeline'
const VERSION = 1
export const TITLE_LENGTH_MAX = 80
const SERIAL = /^[A-Za-z0-9._-]{1,40}$/

export const writeTimeline = ({ title, lengthMs, serials, marks }: Timeline): string =>
  JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      title,
      milliseconds: lengthMs,
      scents: serials,
      sprays: marks.map(({ chamber, startMs, lengthMs, percent }) => ({
        chamber,
        start: startMs,
        duration: lengthMs,
        concentration: percent,
      })),
    },
    null,
    2,
  )

export function readTimeline(text: string): Result<Timeline, FileError> {
  if (text.length > FILE_CHARACTERS_MAX) return fail('too_large')
  const parsed = parse(text)
  if (parsed === undefined) return fail('not_json')
  const timeline = shapeOf(parsed)
  if (timeline === null) return fail('not_timeline')
  return keepsRules(timeline) ? ok(timeline) : fail('breaks_rules')
}

/** `undefined` is no value of JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function shapeOf(parsed: unknown): Timeline | null {
  const { format, version, title, milliseconds, scents, sprays } = fieldsOf(parsed)
  if (format !== FORMAT || version !== VERSION || typeof title !== 'string') return null
  if (!isWhole(milliseconds) || !isSerials(scents) || !Array.isArray(sprays)) return null

  const marks = sprays.map(markOf).filter((mark) => mark !== null)
  if (marks.length !== sprays.length) return null
  return {
    title: title.slice(0, TITLE_LENGTH_MAX),
    lengthMs: milliseconds,
    serials: scents,
    marks,
  }
}

function markOf(spray: unknown, at: number): Mark | null {
  const { chamber, start, duration, concentration } = fieldsOf(spray)
  if (!isWhole(chamber) || !isWhole(start) || !isWhole(duration) || !isWhole(concentration)) {
    return null
  }
  return { id: at + 1, chamber, startMs: start, lengthMs: duration, percent: concentration }
}

const keepsRules = (timeline: Timeline): boolean =>
  timeline.lengthMs >= TIMELINE_SECONDS_MIN * 1000 &&
  timeline.lengthMs <= TIMELINE_SECONDS_MAX * 1000 &&
  timeline.marks.length <= MARKS_MAX &&
  timeline.marks.every((mark) => fits(timeline, mark))

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

const isSerials = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length === CHAMBERS &&
  value.every((serial) => typeof serial === 'string' && SERIAL.test(serial))

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
