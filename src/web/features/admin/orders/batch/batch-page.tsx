/** The progress of a batch, and the orders that refused. It continues in the background. */
import { Link } from 'react-router'

import type { BatchView } from '#domain/orders/batches/view-batch.server.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { SuccessMessage } from '#web/features/admin/forms/flash-message.tsx'
import { FormErrorNote } from '#web/features/admin/forms/form-frame.tsx'
import { Undo } from '#web/features/admin/forms/undo-message.tsx'
import table from '#web/features/admin/parts/data-table.module.css'
import { DataTable } from '#web/features/admin/parts/data-table.tsx'
import { dateTimeText, ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import { usePolling } from '#web/features/admin/parts/use-polling.ts'
import { Callout } from '#web/ui/callout.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

import { ActionLink } from '../../parts/action-link.tsx'
import layout from '../../parts/form-layout.module.css'
import css from './batch.module.css'

type Props = {
  batch: BatchView
  /** Until when the last of its e-mails waits; `null` when none does. */
  heldUntil: Date | null
  now: Date
  /** How many orders were just taken back, or why none was. */
  answer: { undone: number; code: string | null } | undefined
}

export function BatchPage({ batch, heldUntil, now, answer }: Props) {
  const { action, items, requestedAt, endedAt } = batch
  const t = useT()
  const problem = useProblem()
  const locale = useLocale()
  const isOpen = endedAt === null
  usePolling(isOpen)
  const ended = items.filter(({ state }) => state !== 'waiting').length
  const refused = items.filter(({ state }) => state === 'refused')

  return (
    <div className={css.part}>
      <p>{t('adminOrders.batchAsked', { at: dateTimeText(requestedAt, locale) })}</p>
      <div className={css.progress}>
        <ProgressBar
          label={t('adminOrders.batchProgress')}
          value={ended}
          max={items.length}
          words={t('adminOrders.batchOf', { done: ended, total: items.length })}
        />
      </div>
      <p role="status">{t(isOpen ? 'adminOrders.batchRunning' : 'adminOrders.batchEnded')}</p>
      {answer?.code && <FormErrorNote text={problem(answer.code)} />}
      {answer && answer.undone > 0 && (
        <SuccessMessage text={t('adminOrders.batchUndone', { count: answer.undone })} />
      )}
      {heldUntil && !answer && (
        <Callout tone="ok">
          <Undo action="undo_batch" until={heldUntil} now={now} />
        </Callout>
      )}
      {refused.length > 0 && (
        <Callout tone="danger" title={t('adminOrders.batchRefusedTitle')}>
          <p>{t('adminOrders.batchRefusedText', { count: refused.length })}</p>
        </Callout>
      )}
      <Items items={items} />
      <div className={layout.buttons}>
        {isOpen && (
          <ActionLink to="" reloadDocument>
            {t('adminOrders.batchReload')}
          </ActionLink>
        )}
        <ActionLink to="/admin/orders/packing">
          {t(action === 'ship' ? 'adminPacking.back' : 'adminPacking.title')}
        </ActionLink>
        <ActionLink to="/admin/orders">{t('admin.backToOrders')}</ActionLink>
      </div>
      <ZoneNote />
    </div>
  )
}

/** Refused ones first: they need attention. */
function Items({ items }: Pick<BatchView, 'items'>) {
  const t = useT()
  const problem = useProblem()
  const inTurn = [...items].sort(
    (a, b) => Number(b.state === 'refused') - Number(a.state === 'refused'),
  )
  return (
    <DataTable
      caption={t('adminOrders.batchOrders')}
      className={css.wide}
      columns={[
        t('admin.columnNumber'),
        t('admin.columnStatus'),
        t('adminOrders.reason'),
        t('admin.columnCustomer'),
        t('adminOrders.tracking'),
      ]}
    >
      {inTurn.map((item) => (
        <tr key={item.orderId}>
          <th scope="row" className="code">
            <Link to={`/admin/orders/${item.orderId}`} className={table.number}>
              {item.number}
            </Link>
          </th>
          <td>{t(`adminOrders.item_${item.state}`)}</td>
          <td>{item.refusal && problem(item.refusal)}</td>
          <td>{item.customerName}</td>
          <td className="code">{item.trackingNumbers}</td>
        </tr>
      ))}
    </DataTable>
  )
}
