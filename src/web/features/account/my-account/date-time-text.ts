/** A moment as the reader's own clock shows it: where and when they were signed in is theirs alone. */
export const dateTimeText = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at)
