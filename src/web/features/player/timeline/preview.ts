/** The moment of a timeline that the page shows before Play is pressed, and the seconds that lead to it. */
import { endOf, inOrder, type Timeline } from './timeline.ts'

export type Preview = { fromMs: number; toMs: number }

/** What moves by itself stops within five seconds. WCAG 2.2.2. */
const PREVIEW_MS = 5000
/** Into the spray that is shown, so that the eye finds it at work. */
const SHOWN_MS = 1000

/** The first mixture, else the first spray; `null` for a timeline without any. */
export function previewOf({ marks }: Timeline): Preview | null {
  const ordered = inOrder(marks)
  const mixture = ordered.find((mark, at) =>
    ordered.slice(0, at).some((earlier) => endOf(earlier) > mark.startMs),
  )
  const shown = mixture ?? ordered[0]
  if (shown === undefined) return null

  const toMs = shown.startMs + Math.min(SHOWN_MS, shown.lengthMs / 2)
  return { fromMs: Math.max(0, toMs - PREVIEW_MS), toMs }
}
