/** Canceling an order that is unpaid: why, and what becomes of the goods. */
import { CANCEL_REASONS } from '#domain/orders/cancelling/cancel-reason.ts'
import { useT } from '#i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { cancelReasonKey } from '../parts/orders/cancel-labels.ts'
import type { OrderErrors } from './order-action.ts'
import { NoteField, useOrderInput } from './order-action-fields.tsx'
import { OrderActionForm } from './order-action-form.tsx'
import type { OrderDetail } from './order-detail.server.ts'

type Props = { detail: OrderDetail; errors: OrderErrors | undefined }

export function CancelStep({ detail: { order }, errors }: Props) {
  const t = useT()
  const { input, fieldOf } = useOrderInput('cancel', errors, order.currency)
  return (
    <OrderActionForm
      action="cancel"
      order={order}
      errors={errors}
      title={t('admin.cancelTitle', { number: order.number })}
      text={t('admin.cancelText')}
      submit={t('admin.cancelSubmit')}
      variant="danger"
      close={t('admin.cancelKeep')}
    >
      <div className={layout.fields}>
        <SelectField
          state={fieldOf('cancelReason')}
          label={t('admin.cancelReason')}
          isRequired
          placeholder={t('admin.cancelReasonChoose')}
          options={CANCEL_REASONS.map((value) => ({
            value,
            label: t(cancelReasonKey(value)),
          }))}
        />
        <NoteField
          label={t('admin.cancelNote')}
          hint={t('admin.cancelNoteHint')}
          state={fieldOf('note')}
        />
      </div>
      <Checkbox
        name="returnsStock"
        value="yes"
        label={t('admin.returnsStock')}
        defaultChecked={input === undefined || input.returnsStock === 'yes'}
      />
    </OrderActionForm>
  )
}
