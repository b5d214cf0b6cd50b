import { orderCan } from '#domain/orders/lifecycle.ts'
import { DEADLINE_EXTENSION_DAYS_MAX } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { TextField } from '#web/features/admin/forms/action-form.tsx'

import { isOpen } from '../forms/action.ts'
import { ActionLink } from '../parts/action-link.tsx'
import layout from '../parts/form-layout.module.css'
import { useOrderInput } from './order-action-fields.tsx'
import { OrderActionForm, type OrderFormProps } from './order-action-form.tsx'

/** More time for a transfer: only while it is awaited. */
export function DeadlineForm({ detail: { order, permitted }, open, errors }: OrderFormProps) {
  const t = useT()
  const { fieldOf } = useOrderInput('extend_deadline', errors, order.currency)
  if (!permitted.has('extend_deadline') || !orderCan.extendDeadline(order)) return null
  if (!isOpen(open, 'extend_deadline')) {
    return (
      <p>
        <ActionLink to="?form=extend_deadline">{t('admin.extendStart')}</ActionLink>
      </p>
    )
  }
  return (
    <OrderActionForm
      action="extend_deadline"
      order={order}
      errors={errors}
      title={t('admin.extendStart')}
      text={t('admin.extendText', {
        email: order.customerEmail,
        days: DEADLINE_EXTENSION_DAYS_MAX,
      })}
      submit={t('admin.extendSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <TextField
          label={t('admin.extendDay')}
          state={fieldOf('deadline')}
          isRequired
          type="date"
        />
      </div>
    </OrderActionForm>
  )
}
