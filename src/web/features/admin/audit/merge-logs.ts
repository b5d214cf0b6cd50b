/** Two logs as one: both come newest first, and each continues where its last shown entry was. */

/** The last shown entry of each log; `null` at the beginning. */
export type LogCursor = { audit: number | null; event: number | null }

type Entry = { id: number; at: Date }
type Merged<A, E> = { lines: ({ audit: A } | { event: E })[]; cursor: LogCursor }

export function mergeLogs<A extends Entry, E extends Entry>(
  audits: readonly A[],
  events: readonly E[],
  { size, from }: { size: number; from: LogCursor },
): Merged<A, E> {
  const lines: Merged<A, E>['lines'] = []
  const cursor = { ...from }
  for (let [a, e] = [0, 0]; lines.length < size; ) {
    const [audit, event] = [audits[a], events[e]]
    if (audit && (!event || audit.at >= event.at)) {
      lines.push({ audit })
      cursor.audit = audit.id
      a += 1
    } else if (event) {
      lines.push({ event })
      cursor.event = event.id
      e += 1
    } else break
  }
  return { lines, cursor }
}

export const cursorText = ({ audit, event }: LogCursor): string => `${audit ?? ''}.${event ?? ''}`

/** What is none is the beginning. */
export function cursorIn(text: string | null): LogCursor {
  const [, audit = '', event = ''] = /^(\d{0,15})\.(\d{0,15})$/.exec(text ?? '') ?? []
  return { audit: numberIn(audit), event: numberIn(event) }
}

const numberIn = (digits: string): number | null => (digits === '' ? null : Number(digits))
