/** A version is a date; whatever else staff make of it is shown as it is. */
export function versionDate(version: string, locale: string): string {
  const date = new Date(`${version}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return version
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
