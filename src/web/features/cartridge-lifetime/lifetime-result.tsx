/** Days left, which law ends them, and when to order the next ones. */
import type { ReactNode } from 'react'

import {
  type CartridgeUse,
  cartridgeLifetime,
  reorderDayOf,
} from '#domain/catalog/devices/cartridge-lifetime.ts'
import { CARTRIDGE_LIFE_MONTHS } from '#domain/catalog/devices/device-policy.ts'
import { REORDER_LEAD_TIME_DAYS } from '#domain/orders/placing/reorder-lead-time.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { daysBetween, monthsAfter } from '#shared/iso-day.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import css from './cartridge-lifetime.module.css'

type Props = {
  use: CartridgeUse
  since: string
  today: string
  /** Where the next ones are ordered. */
  order: ReactNode
  /** The order whose contents the calendar leads to. */
  orderId?: string | undefined
}

export function LifetimeResult({ use, since, today, order, orderId }: Props) {
  const t = useT()
  const locale = useLocale()
  const life = cartridgeLifetime(use, since)
  const reorder = reorderDayOf(life, since, REORDER_LEAD_TIME_DAYS)
  const whole = (day: string) => dayWords(day, today, locale).whole
  const ends = { day: whole(life.lastDay), sprays: life.sprays }
  const isDue = reorder <= today
  const left = daysBetween(since > today ? since : today, life.lastDay)

  return (
    <div className={css.result}>
      <div role="status">
        <Left days={left} isOver={life.lastDay < today} />
        <p>
          {life.endedBy === 'age'
            ? t('cartridgeLifetime.endsByAge', { ...ends, months: CARTRIDGE_LIFE_MONTHS })
            : t('cartridgeLifetime.endsBySprays', ends)}
        </p>
        <p className={css.reorder}>
          {isDue
            ? t('cartridgeLifetime.reorderNow')
            : t('cartridgeLifetime.reorder', { day: whole(reorder) })}
        </p>
      </div>
      <LifetimeBar
        since={since}
        reorder={reorder}
        last={life.lastDay}
        monthsEnd={monthsAfter(since, CARTRIDGE_LIFE_MONTHS)}
      />
      <div className={css.actions}>
        {order}
        {!isDue && (
          <ButtonLink
            to={calendarPath(reorder, orderId)}
            reloadDocument
            rel="nofollow"
            variant="outline"
            size="small"
          >
            {t('cartridgeLifetime.calendar')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Left({ days, isOver }: { days: number; isOver: boolean }) {
  const t = useT()
  if (isOver || days === 0) {
    return (
      <p className={css.short}>
        {t(isOver ? 'cartridgeLifetime.over' : 'cartridgeLifetime.lessThanDay')}
      </p>
    )
  }
  return (
    <p className={css.days}>
      <span className="numeral">{t('cartridgeLifetime.days', { count: days })}</span>{' '}
      {days >= WEEKS_FROM_DAYS && (
        <span className={css.weeks}>
          {t('cartridgeLifetime.weeks', { count: Math.floor(days / 7) })}
        </span>
      )}
    </p>
  )
}

/** Fewer days are not given in weeks. */
const WEEKS_FROM_DAYS = 14

const calendarPath = (day: string, orderId: string | undefined): string =>
  `/calendar/reorder.ics?${new URLSearchParams({ day, ...(orderId && { order: orderId }) })}`

type LifetimeBarProps = { since: string; reorder: string; last: string; monthsEnd: string }

/** The months of a cartridge as a line: how long it lasts, and the day to reorder. The text next to it says the same. */
function LifetimeBar({ since, reorder, last, monthsEnd }: LifetimeBarProps) {
  const whole = Math.max(1, daysBetween(since, monthsEnd))
  const at = (day: string): string => `${(daysBetween(since, day) / whole) * 100}%`
  return (
    <svg className={css.bar} aria-hidden="true">
      <rect className={css.whole} x="0" y="10" width="100%" height="8" rx="4" />
      <rect className={css.lasting} x="0" y="10" width={at(last)} height="8" rx="4" />
      <line className={css.mark} x1={at(reorder)} x2={at(reorder)} y1="2" y2="26" />
    </svg>
  )
}
