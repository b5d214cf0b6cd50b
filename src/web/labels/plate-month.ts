import { PLATE_CARTRIDGES_SINCE } from '#domain/catalog/devices/device-policy.ts'
import { monthText } from '#shared/date-text.ts'
import type { Locale } from '#shared/locale.ts'

/** "January 2020", 「2020年1月」: cartridges from before it do not fit devices of the plate type. */
export const plateMonth = (locale: Locale): string => monthText(PLATE_CARTRIDGES_SINCE, locale)
