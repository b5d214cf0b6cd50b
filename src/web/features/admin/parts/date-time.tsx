import { createContext, useContext } from 'react'

import { useLocale, useT } from '#i18n/use-t.ts'
import { dayInJapan, formatInJapan, startInJapan } from '#shared/japan-day.ts'

import css from './date-time.module.css'
import { timeAgo } from './time-ago.ts'

const YEAR = { year: 'numeric' } as const
const DAY = { month: 'short', day: 'numeric' } as const
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** When the page was read; `null` outside of the console. */
export const PageMoment = createContext<Date | null>(null)

type Props = {
  at: Date
  isDay?: boolean
  /** Something is due on that day: staff plan by weekdays. */
  isDue?: boolean
  /** A record: the hour is read, also today. */
  isExact?: boolean
}

/** A moment as it is in Japan, where the goods and the bank are. This year goes without saying, and today is counted from now. */
export function DateTime({ at, isDay = false, isDue = false, isExact = false }: Props) {
  const locale = useLocale()
  const now = useContext(PageMoment)
  const format = {
    ...yearIn(at, now),
    ...(isDay || isDue ? DAY : MINUTE),
    ...(isDue && ({ weekday: 'short' } as const)),
  }
  const text = formatInJapan(at, locale, format)
  const ago = now === null || isDay || isDue || isExact ? null : timeAgo(at, now, locale)
  if (ago === null) return <time dateTime={at.toISOString()}>{text}</time>
  return (
    <time dateTime={at.toISOString()} title={dateTimeText(at, locale)}>
      <span className={css.ago}>{ago}</span>
      <span className={css.printed}>{text}</span>
    </time>
  )
}

/** ISO days, such as those of statements, written as `DateTime` writes days. */
export function useDayText(): (day: string) => string {
  const locale = useLocale()
  const now = useContext(PageMoment)
  return (day) => {
    const at = startInJapan(day)
    return formatInJapan(at, locale, { ...yearIn(at, now), ...DAY })
  }
}

const yearIn = (at: Date, now: Date | null) =>
  now !== null && yearOf(now) === yearOf(at) ? {} : YEAR

const yearOf = (at: Date): string => dayInJapan(at).slice(0, 4)

export const dateTimeText = (at: Date, locale: string, isDay = false): string =>
  formatInJapan(at, locale, { ...YEAR, ...(isDay ? DAY : MINUTE) })

/** Said once on a page that shows moments. */
export function ZoneNote() {
  return <p className={css.zone}>{useT()('admin.japanTime')}</p>
}
