import { PLATE_CARTRIDGES_SINCE } from '#domain/catalog/device-policy.ts'

/** "January 2020", 「2020年1月」: cartridges from before it do not fit devices of the plate type. */
export const plateMonth = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${PLATE_CARTRIDGES_SINCE}-01`),
  )
