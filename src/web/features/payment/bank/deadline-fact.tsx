/** The date first, then a calm count of days: nothing ticks. */
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { daysUntil, weekdayAndDayInJapan } from '#shared/japan-day.ts'

import css from './transfer-panel.module.css'

export function DeadlineFact({ deadline }: { deadline: string }) {
  const t = useT()
  const locale = useLocale()
  const days = daysUntil(new Date(deadline), new Date())
  return (
    <div className={css.fact}>
      <p className={css.label}>{t('orders.transferBy')}</p>
      <p className={css.date}>
        {t('checkout.japanTime', { date: weekdayAndDayInJapan(new Date(deadline), locale) })}
      </p>
      <p className={css.small}>{daysText(t, days)}</p>
    </div>
  )
}

function daysText(t: Translate, days: number): string {
  if (days < 0) return t('orders.deadlinePassed')
  if (days === 0) return t('orders.lastDay')
  return days === 1 ? t('orders.tomorrow') : t('orders.daysLeft', { days })
}
