/** Which lines of the shop's log are errors, without those about a lost database. */

/** What the shop says of an outage and of its end, before and after its log had levels. */
const OUTAGE = [
  /database: /,
  /PostgreSQL (is ready|ended unexpectedly|is back|in \S+ can't be used)/,
  /jobs: /,
  /The payment sandbox could not deliver/,
  /database system is (starting up|shutting down|in recovery|not accepting)/,
  // The payment sandbox lives in the same database.
  /card_unavailable/,
  /terminating connection|connection terminated|ECONNREFUSED|ECONNRESET|not reachable|No space left/i,
]

export const errorLinesOf = (lines: readonly string[], expected: readonly RegExp[]): string[] =>
  lines.flatMap((line) => {
    const text = errorOf(line)
    const isKnown = text === null || [...OUTAGE, ...expected].some((known) => known.test(text))
    return isKnown ? [] : [text]
  })

function errorOf(line: string): string | null {
  if (!line.startsWith('{')) return plainErrorOf(line)
  try {
    const { level, message, error = '' } = JSON.parse(line)
    return level === 'error' ? `${message} ${error}`.trim() : null
  } catch {
    return line
  }
}

/** One without a time continues another, or is the bundler's when the start builds first. */
const plainErrorOf = (line: string): string | null => (/^\d{4}-\d\d-\d\dT/.test(line) ? line : null)
