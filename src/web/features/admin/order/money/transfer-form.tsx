/** Money on the account is written down whatever the order's state; a wrong amount only after a second look. */
import { wasPaid } from '#domain/orders/lifecycle.ts'
import { useT } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'
import { parseAmount } from '#web/features/admin/forms/parse-amount.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import {
  bankFeeOf,
  bearsBankFee,
  transferDifference,
} from '#web/features/admin/parts/orders/transfer-difference.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { OrderErrors } from '../order-action.ts'
import { useOrderInput } from '../order-action-fields.tsx'
import { OrderActionForm } from '../order-action-form.tsx'
import type { OrderDetail } from '../order-detail.server.ts'

type Props = {
  detail: OrderDetail
  errors: OrderErrors | undefined
  /** Given where a link opened the form. */
  close?: string
}

export function TransferForm({ detail, errors, close }: Props) {
  const t = useT()
  const { order, ledger, feeLimits } = detail
  const { missingMinor, receivedMinor } = ledger.balance
  const { mine, fieldOf } = useOrderInput('record_transfer', errors, order.currency)
  const isNothingMissing = wasPaid(order.status) || missingMinor === 0
  const feeHint = bearsBankFee(order, feeLimits)
    ? t('admin.recordFeeHint', { limit: money(feeLimits[order.currency], order.currency) })
    : t('admin.recordNoFeeHint')

  return (
    <OrderActionForm
      // What was typed for the last one is not left in the fields for the next.
      key={detail.transfers.length}
      action="record_transfer"
      order={order}
      errors={errors}
      title={t('admin.recordTitle')}
      text={
        isNothingMissing
          ? t('admin.recordTextPaid')
          : t('admin.recordText', {
              missing: money(missingMinor, order.currency),
              received: money(receivedMinor, order.currency),
            })
      }
      submit={t('admin.recordSubmit')}
      {...(close !== undefined && { close })}
    >
      {!isNothingMissing && <p>{feeHint}</p>}
      {/* The amount starts empty: typing it from the statement is the check. */}
      <div className={layout.fields}>
        <TextField
          label={t('admin.recordAmount', { currency: order.currency.toUpperCase() })}
          state={fieldOf('amount')}
          isRequired
          inputMode="decimal"
        />
        <TextField
          label={t('admin.receivedOn')}
          state={fieldOf('receivedOn')}
          isRequired
          type="date"
        />
        <TextField
          label={t('admin.payerName')}
          state={fieldOf('payerName')}
          hint={t('admin.recordPayerHint')}
          isRequired
          maxLength={100}
        />
      </div>
      {mine && <SecondLook detail={detail} errors={mine} />}
    </OrderActionForm>
  )
}

/** After a refusal: what differs by how much, what becomes of it, and the tick that takes it. */
function SecondLook({
  detail: { order, ledger, feeLimits },
  errors,
}: {
  detail: OrderDetail
  errors: OrderErrors
}) {
  const t = useT()
  const { input, code } = errors
  if (code !== 'transfer_amount_differs' && input.acceptsDifference !== 'yes') return null
  const amountMinor = parseAmount(input.amount ?? '', order.currency)
  if (amountMinor === null) return null

  const discrepancy = transferDifference(amountMinor, order.status, ledger.balance)
  if (discrepancy.kind === 'none') return null
  const amount = money(amountMinor, order.currency)
  const by = money('byMinor' in discrepancy ? discrepancy.byMinor : 0, order.currency)
  if (bankFeeOf(discrepancy, order, feeLimits) !== null) {
    return (
      <div>
        <Checkbox name="booksFee" value="yes" label={t('admin.bankFeeSubmit', { by })} />
        <p>{t('admin.bankFeeText', { by })}</p>
        <p>{t('admin.transfer_short', { amount, by })}</p>
        <Checkbox name="acceptsDifference" value="yes" label={t('admin.acceptsDifference')} />
      </div>
    )
  }
  return (
    <div>
      <p>{t(`admin.transfer_${discrepancy.kind}`, { amount, by })}</p>
      <Checkbox
        name="acceptsDifference"
        value="yes"
        label={t('admin.acceptsDifference')}
        defaultChecked={input.acceptsDifference === 'yes'}
      />
    </div>
  )
}
