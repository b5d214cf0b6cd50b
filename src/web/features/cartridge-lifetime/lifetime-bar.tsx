/** The months of a cartridge as a line: how long it lasts, and the day to reorder. The text next to it says the same. */
import { daysBetween } from '#shared/iso-day.ts'

import css from './cartridge-lifetime.module.css'

type Props = { since: string; reorder: string; last: string; monthsEnd: string }

export function LifetimeBar({ since, reorder, last, monthsEnd }: Props) {
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
