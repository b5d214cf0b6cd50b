import { PLATE_CARTRIDGES_SINCE } from '#domain/catalog/device-policy.ts'
import { useLocale } from '#i18n/use-t.ts'

/** "January 2020", in the reader's language. */
export function usePlateMonth(): string {
  const format = new Intl.DateTimeFormat(useLocale(), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${PLATE_CARTRIDGES_SINCE}-01`))
}
