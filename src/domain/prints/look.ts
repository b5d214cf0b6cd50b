/** What makes the drawing of a scent its own: its colours and its form. */
import type { Form, Part } from './form.ts'

/** `core` paints the scent, `tip` is its light. */
export type Look = readonly [core: string, tip: string, form: Form]

/** By serial. */
export type Looks = Readonly<Record<string, Look>>

export const look = (
  core: string,
  tip: string,
  parts: readonly Part[],
  lines?: Form['lines'],
): Look => [core, tip, { parts, ...(lines && { lines }) }]
