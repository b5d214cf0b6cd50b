/** Who ordered, put right: name, reading, company, ways to be reached, and what they wrote with the order. */
import { useT } from '#i18n/use-t.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

import { isOpen, type OpenFormParam } from '../order-action.ts'
import type { OrderDetail } from '../order-detail.server.ts'
import type { OrderEditErrors } from './edit-action.ts'
import { EditedField, OrderEditForm } from './edit-form.tsx'

export type EditProps = {
  detail: OrderDetail
  open: OpenFormParam | null
  errors: OrderEditErrors | undefined
}

const WORK = 'edit_customer'

export function EditCustomer({ detail, open, errors }: EditProps) {
  const t = useT()
  const { order, editable } = detail
  if (!editable.customer) return null
  if (!isOpen(open, WORK)) {
    return (
      <p>
        <ButtonLink to={`?form=${WORK}`} variant="outline" size="small" preventScrollReset>
          {t('adminOrder.editCustomerStart')}
        </ButtonLink>
      </p>
    )
  }
  const { texts, revision } = editable.customer
  const mine = errors?.action === WORK ? errors : undefined
  const form = { texts, errors: mine }
  const plain = { autoComplete: 'off', spellCheck: false } as const

  return (
    <OrderEditForm
      action={WORK}
      revision={revision}
      errors={errors}
      title={t('adminOrder.editCustomerStart')}
      text={t(order.shippedAt ? 'adminOrder.editCustomerShipped' : 'adminOrder.editCustomerText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField form={form} field="name" label={t('admin.name')} isRequired>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </EditedField>
        <EditedField form={form} field="kana" label={t('admin.kana')}>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </EditedField>
        <EditedField form={form} field="company" label={t('admin.company')}>
          {(control) => <TextInput {...plain} {...control} maxLength={200} />}
        </EditedField>
        <EditedField form={form} field="email" label={t('admin.email')} isRequired>
          {(control) => <TextInput {...plain} {...control} type="email" maxLength={254} />}
        </EditedField>
        <EditedField
          form={form}
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
        <EditedField form={form} field="notes" label={t('admin.notes')}>
          {(control) => <TextArea {...plain} {...control} rows={3} maxLength={2000} />}
        </EditedField>
      </div>
    </OrderEditForm>
  )
}
