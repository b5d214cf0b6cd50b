import { dayText } from '#shared/date-text.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import type { Locale } from '#shared/locale.ts'

/** A version is a date; whatever else staff make of it is shown as it is. */
export function versionDate(version: string, locale: Locale): string {
  return isIsoDay(version) ? dayText(version, locale) : version
}
