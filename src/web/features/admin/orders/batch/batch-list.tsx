/** Recent batches, with their progress. */
import { Link } from 'react-router'

import type { ListedBatch } from '#domain/orders/batches/view-batch.server.ts'
import { useT } from '#i18n/use-t.ts'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'

import css from './batch.module.css'

export function BatchList({ batches }: { batches: readonly ListedBatch[] }) {
  const t = useT()
  if (batches.length === 0) return null
  return (
    <section className={css.batches}>
      <h2>{t('adminOrders.batches')}</h2>
      <ul>
        {batches.map(({ id, action, total, refused, requestedAt, endedAt }) => (
          <li key={id}>
            <Link to={`/admin/orders/batch/${id}`} className="target">
              {t(`adminOrders.batchLine_${action}`, { total })}
            </Link>
            <DateTime at={requestedAt} />
            {!endedAt && <span>{t('adminOrders.batchOpen')}</span>}
            {refused > 0 && (
              <span className={css.refused}>
                {t('adminOrders.batchRefusedShort', { count: refused })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
