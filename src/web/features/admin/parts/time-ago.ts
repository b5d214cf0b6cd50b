const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** "3 hours ago", for a moment of the last 24 hours; `null` for all others, which are read as dates. */
export function timeAgo(at: Date, now: Date, locale: string): string | null {
  const elapsed = now.getTime() - at.getTime()
  if (elapsed < 0 || elapsed >= 24 * HOUR_MS) return null
  const text = formatOf(locale).format(...countOf(elapsed))
  return locale === 'ja' ? text.replaceAll(' ', '') : text
}

function countOf(elapsed: number): [number, Intl.RelativeTimeFormatUnit] {
  if (elapsed < MINUTE_MS) return [0, 'second']
  if (elapsed < HOUR_MS) return [-Math.floor(elapsed / MINUTE_MS), 'minute']
  return [-Math.floor(elapsed / HOUR_MS), 'hour']
}

const formatOf = (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
