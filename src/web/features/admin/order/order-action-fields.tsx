import { CANCEL_NOTE_LENGTH_MAX } from '#domain/orders/cancelling/cancel-reason.ts'
import type { Order } from '#domain/orders/order.ts'
import { isTrackingWarning } from '#domain/shipping/tracking/tracking.ts'
import { useT } from '#i18n/use-t.ts'
import type { Currency } from '#shared/money.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LabelledInput, LabelledTextArea } from '#web/ui/labelled-control.tsx'

import layout from '../parts/form-layout.module.css'
import type { OrderAction, OrderErrors } from './order-action.ts'
import { useErrorOf } from './use-error-text.ts'

/** The amount starts empty: typing it from the statement is the check. */
export function TransferFields({
  order,
  errors,
}: {
  order: Order
  errors: OrderErrors | undefined
}) {
  const t = useT()
  const { input, errorOf } = useOrderInput('record_transfer', errors, order.currency)

  return (
    <div className={layout.fields}>
      <LabelledInput
        label={t('admin.recordAmount', { currency: order.currency.toUpperCase() })}
        error={errorOf('amount')}
        isRequired
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={input?.amount}
      />
      <LabelledInput
        label={t('admin.receivedOn')}
        error={errorOf('receivedOn')}
        isRequired
        type="date"
        name="receivedOn"
        autoComplete="off"
        defaultValue={input?.receivedOn}
      />
      <LabelledInput
        label={t('admin.payerName')}
        hint={t('admin.recordPayerHint')}
        error={errorOf('payerName')}
        isRequired
        name="payerName"
        autoComplete="off"
        maxLength={100}
        defaultValue={input?.payerName}
      />
    </div>
  )
}

type TrackingProps = {
  currency: Currency
  errors: OrderErrors | undefined
  action?: 'ship' | 'ship_replacement'
  /** What it begins with. */
  initial?: string | undefined
}

export function TrackingField({ currency, errors, action = 'ship', initial }: TrackingProps) {
  const t = useT()
  const { input, errorOf } = useOrderInput(action, errors, currency)
  const isDoubtful = errors?.fieldErrors.some(({ code }) => isTrackingWarning(code))

  return (
    <div className={layout.fields}>
      <LabelledTextArea
        label={t('admin.trackingNumber')}
        hint={t('admin.trackingHint')}
        error={errorOf('trackingNumber')}
        isRequired
        name="trackingNumber"
        rows={2}
        autoComplete="off"
        spellCheck={false}
        defaultValue={input?.trackingNumber ?? initial}
      />
      {isDoubtful && (
        <Checkbox
          name="confirmsTracking"
          value={input?.trackingNumber ?? ''}
          label={t('admin.confirmsTracking')}
        />
      )}
    </div>
  )
}

type NoteProps = {
  label: string
  hint?: string
  value: string | undefined
  error: string | null
}

/** What staff add to a reason. */
export const NoteField = ({ label, hint, value, error }: NoteProps) => (
  <LabelledInput
    label={label}
    hint={hint}
    error={error}
    name="note"
    autoComplete="off"
    maxLength={CANCEL_NOTE_LENGTH_MAX}
    defaultValue={value}
  />
)

/** The input and errors of this action, if it was refused. */
export function useOrderInput(
  action: OrderAction,
  errors: OrderErrors | undefined,
  currency: Currency,
) {
  const mine = errors?.action === action ? errors : undefined
  return { input: mine?.input, errorOf: useErrorOf(mine, currency) }
}
