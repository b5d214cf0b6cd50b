import { dayText } from '#shared/date-text.ts'
import type { Locale } from '#shared/locale.ts'

/** A version is a date; whatever else staff make of it is shown as it is. */
export function versionDate(version: string, locale: Locale): string {
  const date = new Date(`${version}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return version
  return dayText(version, locale)
}
