/** Keyboard control of the focused spray. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'

import type { Mark, MarkChange } from './timeline.ts'

type Key = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

const STEP_MS = 500

/** `null` for a key that means nothing here. */
export function actOf(
  event: Key,
  { startMs, lengthMs, chamber }: Mark,
): MarkChange | 'remove' | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const sideways = { ArrowLeft: -STEP_MS, ArrowRight: STEP_MS }[event.key]
  if (sideways !== undefined) {
    return event.shiftKey ? { lengthMs: lengthMs + sideways } : { startMs: startMs + sideways }
  }
  const across = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (across !== undefined) return { chamber: Math.min(CHAMBERS, Math.max(1, chamber + across)) }
  return event.key === 'Delete' || event.key === 'Backspace' ? 'remove' : null
}
