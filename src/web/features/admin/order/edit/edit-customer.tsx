/** Who ordered, put right: name, reading, company, ways to be reached, and what they wrote with the order. */
import { LINE_LENGTH_MAX } from '#domain/orders/order.ts'
import { useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

import { errorsOf, isOpen } from '../../forms/action.ts'
import { OrderActionForm, type OrderFormProps } from '../order-action-form.tsx'
import { EditedField, useEditFields } from './edit-form.tsx'

const ACTION = 'edit_customer'

export function EditCustomer({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const { order, editable } = detail
  const fields = useEditFields(ACTION, errors, detail)
  if (!editable.customer) return null
  if (!isOpen(open, ACTION)) {
    return (
      <p>
        <ActionLink to={`?form=${ACTION}`}>{t('adminOrder.editCustomerStart')}</ActionLink>
      </p>
    )
  }
  const mine = errorsOf(ACTION, errors)
  const plain = { autoComplete: 'off', spellCheck: false } as const

  return (
    <OrderActionForm
      action={ACTION}
      order={order}
      revision={editable.customer.revision}
      errors={errors}
      title={t('adminOrder.editCustomerStart')}
      text={t(order.shippedAt ? 'adminOrder.editCustomerShipped' : 'adminOrder.editCustomerText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField fields={fields} field="name" label={t('admin.name')} isRequired>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </EditedField>
        <EditedField fields={fields} field="kana" label={t('admin.kana')}>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </EditedField>
        <EditedField fields={fields} field="company" label={t('admin.company')}>
          {(control) => <TextInput {...plain} {...control} maxLength={LINE_LENGTH_MAX.company} />}
        </EditedField>
        <EditedField fields={fields} field="department" label={t('checkout.fieldDepartment')}>
          {(control) => (
            <TextInput {...plain} {...control} maxLength={LINE_LENGTH_MAX.department} />
          )}
        </EditedField>
        <EditedField fields={fields} field="email" label={t('admin.email')} isRequired>
          {(control) => <TextInput {...plain} {...control} type="email" maxLength={254} />}
        </EditedField>
        <EditedField
          fields={fields}
          field="phone"
          label={t('admin.phone')}
          hint={t('adminOrder.phoneHint')}
          isRequired
        >
          {(control) => <TextInput {...plain} {...control} type="tel" maxLength={40} />}
        </EditedField>
      </div>
      <Checkbox
        name="sendsLink"
        value="yes"
        label={t('adminOrder.sendsLink')}
        defaultChecked={mine?.input.sendsLink === 'yes'}
      />
      <div className={layout.fields}>
        <EditedField
          fields={fields}
          field="purchaseOrderNumber"
          label={t('checkout.fieldPurchaseOrder')}
        >
          {(control) => (
            <TextInput {...plain} {...control} maxLength={LINE_LENGTH_MAX.purchaseOrderNumber} />
          )}
        </EditedField>
        <EditedField fields={fields} field="notes" label={t('admin.notes')}>
          {(control) => <TextArea {...plain} {...control} rows={3} maxLength={2000} />}
        </EditedField>
      </div>
    </OrderActionForm>
  )
}
