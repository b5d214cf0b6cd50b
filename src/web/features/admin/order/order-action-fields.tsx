import { CANCEL_NOTE_LENGTH_MAX } from '#domain/orders/cancelling/cancel-reason.ts'
import { isTrackingWarning } from '#domain/shipping/tracking/tracking.ts'
import { useT } from '#i18n/use-t.ts'
import type { Currency } from '#shared/money.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { errorsOf } from '../forms/action.ts'
import { type FieldState, TextAreaField, TextField } from '../forms/action-form.tsx'
import { fieldErrorOf } from '../forms/form-errors.tsx'
import layout from '../parts/form-layout.module.css'
import type { OrderAction, OrderErrors } from './order-action.ts'
import { useErrorText } from './use-error-text.ts'

type TrackingProps = {
  currency: Currency
  errors: OrderErrors | undefined
  action?: 'ship' | 'ship_replacement'
  /** What it begins with. */
  initial?: string | undefined
}

export function TrackingField({ currency, errors, action = 'ship', initial }: TrackingProps) {
  const t = useT()
  const { mine, input, fieldOf } = useOrderInput(action, errors, currency)
  const isDoubtful = mine?.fieldErrors.some(({ code }) => isTrackingWarning(code))

  return (
    <div className={layout.fields}>
      <TextAreaField
        label={t('admin.trackingNumber')}
        hint={t('admin.trackingHint')}
        state={fieldOf('trackingNumber', initial)}
        isRequired
        rows={2}
        spellCheck={false}
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

/** What staff add to a reason. */
export const NoteField = (props: { label: string; hint?: string; state: FieldState }) => (
  <TextField maxLength={CANCEL_NOTE_LENGTH_MAX} {...props} />
)

/** The input and errors of this action, if it was refused. */
export function useOrderInput(
  action: OrderAction,
  errors: OrderErrors | undefined,
  currency: Currency,
) {
  const mine = errorsOf(action, errors)
  const input = mine?.input
  const errorOf = fieldErrorOf(mine, useErrorText(currency))
  const fieldOf = (name: string, initial = ''): FieldState => ({
    name,
    value: input?.[name] ?? initial,
    error: errorOf(name),
    now: null,
  })
  return { mine, input, errorOf, fieldOf }
}
