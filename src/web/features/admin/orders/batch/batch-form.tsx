/** Which orders will be confirmed, before they are. */
import { Link } from 'react-router'

import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import { ActionForm } from '#web/features/admin/forms/action-form.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import table from '#web/features/admin/parts/data-table.module.css'
import { DataTable } from '#web/features/admin/parts/data-table.tsx'
import { OrderNote } from '#web/features/admin/parts/orders/order-note.tsx'
import { StatusPill } from '#web/features/admin/parts/status-pill.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import css from './batch.module.css'
import type { NewBatch, NewBatchErrors, NewBatchRow } from './batch-action.server.ts'
import { CONFIRM_ORDERS } from './batch-action.ts'

type Props = { batch: NewBatch; errors: NewBatchErrors | undefined }

export function NewBatchForm({ batch: { formKey, ready, others }, errors }: Props) {
  const t = useT()
  const count = ready.length

  return (
    <>
      {count === 0 && (
        <EmptyState title={t('adminOrders.noneReadyTitle')} text={t('adminOrders.noneReady')}>
          <ActionLink to="/admin/orders">{t('admin.backToOrders')}</ActionLink>
        </EmptyState>
      )}
      {count > 0 && (
        <div className={css.wide}>
          <ActionForm
            key={formKey}
            action={CONFIRM_ORDERS}
            text={t('adminOrders.confirmText', { count })}
            submit={t('adminOrders.confirmSubmit', { count })}
            alsoSubmit={<ActionLink to="/admin/orders">{t('adminOrders.leave')}</ActionLink>}
            hidden={{ formKey }}
            errors={errors}
          >
            <DataTable
              caption={t('adminOrders.batchOrders')}
              columns={[
                t('admin.columnNumber'),
                { text: t('admin.columnStatus'), className: table.wide },
                t('admin.columnCustomer'),
                { text: t('admin.columnTotal'), isNumber: true },
              ]}
            >
              {ready.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </DataTable>
          </ActionForm>
        </div>
      )}
      {others.length > 0 && count > 0 && (
        <Callout tone="info" title={t('adminOrders.notReadyTitle')}>
          <p>{t('adminOrders.notReady_confirm', { count: others.length })}</p>
          <p>{others.map(({ number }) => number).join(', ')}</p>
        </Callout>
      )}
    </>
  )
}

function Row({ row }: { row: NewBatchRow }) {
  const t = useT()
  const locale = useLocale()
  return (
    <tr>
      <th scope="row" className="code">
        <input type="hidden" name="id" value={row.id} />
        <Link to={`/admin/orders/${row.id}`} className={table.number}>
          {row.number}
        </Link>
      </th>
      <td className={table.wide}>
        <StatusPill status={row.status} />
      </td>
      <td>
        {[row.customerName, row.customerCompany, countryName(row.country, locale)]
          .filter(Boolean)
          .join(t('ui.separator'))}
        <OrderNote notes={row.notes} />
      </td>
      <td data-number>{formatMoney(row.total, locale)}</td>
    </tr>
  )
}
