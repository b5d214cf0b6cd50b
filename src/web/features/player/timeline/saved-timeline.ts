/** The draft of a visitor, stored in their browser only. Errors of storage are ignored. */
import { PLAYER_STORAGE } from '#shared/cookies.ts'

import type { Timeline } from './timeline.ts'
import { readTimeline, writeTimeline } from './timeline-file.ts'

export function readSaved(): Timeline | null {
  try {
    const read = readTimeline(localStorage.getItem(PLAYER_STORAGE) ?? '')
    return read.ok ? read.value : null
  } catch {
    return null
  }
}

export function keep(timeline: Timeline): void {
  try {
    localStorage.setItem(PLAYER_STORAGE, writeTimeline(timeline))
  } catch {
    // A private window may refuse; the timeline can still be saved as a file.
  }
}
