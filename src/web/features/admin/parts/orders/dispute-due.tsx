import { useT } from '#i18n/use-t.ts'
import { daysUntil } from '#shared/japan-day.ts'

import { DateTime } from '../date-time.tsx'

/** "Answer by 12 December · 3 days left", and that it is too late when it is. */
export function DisputeDue({ dueAt, now }: { dueAt: Date; now: Date }) {
  const t = useT()
  const days = daysUntil(dueAt, now)
  return (
    <>
      {t('admin.disputeDue')} <DateTime at={dueAt} isDay /> ·{' '}
      {days < 0 ? t('admin.disputeLate') : t('admin.daysLeft', { days })}
    </>
  )
}
