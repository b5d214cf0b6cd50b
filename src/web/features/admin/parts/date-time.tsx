import { useLocale, useT } from '#i18n/use-t.ts'
import { formatInJapan } from '#shared/japan-day.ts'

import css from './date-time.module.css'

const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment as it is in Japan, where the goods and the bank are. */
export function DateTime({ at, isDay = false }: { at: Date; isDay?: boolean }) {
  const locale = useLocale()
  return <time dateTime={at.toISOString()}>{dateTimeText(at, locale, isDay)}</time>
}

export const dateTimeText = (at: Date, locale: string, isDay = false): string =>
  formatInJapan(at, locale, isDay ? DAY : MINUTE)

/** Said once on a page that shows moments. */
export function ZoneNote() {
  return <p className={css.zone}>{useT()('admin.japanTime')}</p>
}
