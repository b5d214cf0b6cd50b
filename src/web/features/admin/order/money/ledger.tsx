/** An order's money: what came in, what went back, what is missing; then refunds and disputes. Decisions, section 7. */
import type { Movement } from '#domain/ledger/ledger.server.ts'
import { orderCan } from '#domain/orders/lifecycle.ts'
import { cardName } from '#domain/payments/payment-card.ts'
import { useAmount, useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import panel from '#web/features/admin/parts/panel.module.css'
import { Panel } from '#web/features/admin/parts/panel.tsx'
import { Table } from '#web/ui/table.tsx'

import { type ActionInput, isOpen } from '../../forms/action.ts'
import { DateCell } from '../../parts/data-table.tsx'
import layout from '../../parts/form-layout.module.css'
import type { OrderFormProps } from '../order-action-form.tsx'
import { Disputes } from './disputes.tsx'
import css from './ledger.module.css'
import { RefundForm } from './refund-form.tsx'
import { Refunds } from './refunds.tsx'
import { TransferForm } from './transfer-form.tsx'

type Props = OrderFormProps & {
  /** A refund that is read once more before it goes. */
  checked: ActionInput | null
  now: Date
}

export function OrderLedgerTable({ detail, open, errors, checked, now }: Props) {
  const t = useT()
  return (
    <Panel id="money" title={t('admin.sectionMoney')}>
      <Balance detail={detail} />
      <Movements detail={detail} />
      <Refunds detail={detail} open={open} errors={errors} />
      <Disputes detail={detail} now={now} />
      <MoneyForms detail={detail} open={open} errors={errors} checked={checked} />
    </Panel>
  )
}

function Balance({ detail: { order, ledger } }: Pick<Props, 'detail'>) {
  const t = useT()
  const shown = useAmount(order.currency)
  const { balance } = ledger
  const isOver = order.status === 'canceled' || order.status === 'refunded'
  const rows = [
    { key: 'total', label: t('admin.total'), minor: order.totalMinor, isShown: true },
    { key: 'received', label: t('admin.received'), minor: balance.receivedMinor, isShown: true },
    { key: 'bank_fee', label: t('admin.bankFee'), minor: balance.bankFeeMinor },
    { key: 'missing', label: t('admin.missing'), minor: isOver ? 0 : balance.missingMinor },
    { key: 'excess', label: t('admin.excess'), minor: balance.excessMinor },
    { key: 'refunded', label: t('admin.refunded'), minor: balance.refundedMinor },
    { key: 'promised', label: t('admin.promised'), minor: balance.promisedMinor },
    { key: 'disputed', label: t('admin.disputed'), minor: balance.disputedMinor },
  ]
  return (
    <dl className={css.balance}>
      {rows
        .filter(({ minor, isShown = false }) => isShown || minor > 0)
        .map(({ key, label, minor }) => (
          <div key={key} data-figure={key}>
            <dt>{label}</dt>
            <dd>{shown(minor)}</dd>
          </div>
        ))}
    </dl>
  )
}

const isOutward = ({ kind }: Pick<Movement, 'kind'>): boolean =>
  kind === 'refund' || kind === 'dispute_taken'

function Movements({ detail: { order, ledger } }: Pick<Props, 'detail'>) {
  const t = useT()
  const shown = useAmount(order.currency)
  const { movements } = ledger
  if (movements.length === 0) return <p className={panel.quiet}>{t('admin.noMovements')}</p>

  const signed = movements.map((movement) =>
    isOutward(movement) ? -movement.amountMinor : movement.amountMinor,
  )
  return (
    <Table caption={t('admin.movements')} isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">{t('admin.movement')}</th>
          <th scope="col">{t('admin.when')}</th>
          <th scope="col" data-number>
            {t('admin.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement, position) => (
          <tr key={movement.id}>
            <th scope="row">
              {t(`admin.movement_${movement.kind}`)}
              <span className={css.how}>
                {movement.card
                  ? cardName(movement.card, t('admin.method_card'))
                  : t(`admin.method_${movement.method}`)}
              </span>
            </th>
            <DateCell at={movement.at} isExact />
            <td data-number>{shown(signed[position] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('admin.inHand')}
          </th>
          <td data-number>{shown(signed.reduce((sum, minor) => sum + minor, 0))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}

/** Both are offered in any state; a transfer that is awaited is above, as the next step. */
function MoneyForms({ detail, open, errors, checked }: Omit<Props, 'now'>) {
  const t = useT()
  const { order, ledger, permitted } = detail
  const canRecord = permitted.has('record_transfer') && !orderCan.recordTransfer(order)
  const canRefund = permitted.has('request_refund') && ledger.balance.refundableMinor > 0
  if (canRecord && isOpen(open, 'record_transfer')) {
    return (
      <div className={css.form}>
        <TransferForm detail={detail} errors={errors} close={t('admin.close')} />
      </div>
    )
  }
  if (canRefund && (checked || isOpen(open, 'request_refund'))) {
    return (
      <div className={css.form}>
        <RefundForm detail={detail} errors={errors} checked={checked} />
      </div>
    )
  }
  if (!canRecord && !canRefund) return null
  return (
    <p className={layout.buttons}>
      {canRefund && <ActionLink to="?form=request_refund">{t('admin.refundStart')}</ActionLink>}
      {canRecord && <ActionLink to="?form=record_transfer">{t('admin.recordTitle')}</ActionLink>}
    </p>
  )
}
