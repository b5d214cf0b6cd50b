/** Who ordered, put right: name, reading, company, ways to be reached, and what they wrote with the order. */
import { useT } from '#i18n/use-t.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { ButtonLink } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

import { isOpen, type OpenFormParam } from '../order-action.ts'
import type { OrderDetail } from '../order-detail.server.ts'
import type { RecordRefused } from './record-action.ts'
import { MendedField, RecordForm } from './record-form.tsx'

export type MendProps = {
  detail: OrderDetail
  open: OpenFormParam | null
  refused: RecordRefused | undefined
}

const WORK = 'mend_customer'

export function MendCustomer({ detail, open, refused }: MendProps) {
  const t = useT()
  const { order, mendable } = detail
  if (!mendable.customer) return null
  if (!isOpen(open, WORK)) {
    return (
      <p>
        <ButtonLink to={`?form=${WORK}`} variant="outline" size="small" preventScrollReset>
          {t('adminOrder.mendCustomerStart')}
        </ButtonLink>
      </p>
    )
  }
  const { texts, seen } = mendable.customer
  const mine = refused?.action === WORK ? refused : undefined
  const form = { texts, refused: mine }
  const plain = { autoComplete: 'off', spellCheck: false } as const

  return (
    <RecordForm
      action={WORK}
      seen={seen}
      refused={refused}
      title={t('adminOrder.mendCustomerStart')}
      text={t(order.shippedAt ? 'adminOrder.mendCustomerShipped' : 'adminOrder.mendCustomerText')}
      submit={t('adminOrder.mendSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <MendedField form={form} field="name" label={t('admin.name')} isRequired>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </MendedField>
        <MendedField form={form} field="kana" label={t('admin.kana')}>
          {(control) => <TextInput {...plain} {...control} maxLength={100} />}
        </MendedField>
        <MendedField form={form} field="company" label={t('admin.company')}>
          {(control) => <TextInput {...plain} {...control} maxLength={200} />}
        </MendedField>
        <MendedField form={form} field="email" label={t('admin.email')} isRequired>
          {(control) => <TextInput {...plain} {...control} type="email" maxLength={254} />}
        </MendedField>
        <MendedField
          form={form}
          field="phone"
          label={t('admin.phone')}
          hint={t('adminOrder.phoneHint')}
          isRequired
        >
          {(control) => <TextInput {...plain} {...control} type="tel" maxLength={40} />}
        </MendedField>
      </div>
      <Checkbox
        name="sendsLink"
        value="yes"
        label={t('adminOrder.sendsLink')}
        defaultChecked={mine?.input.sendsLink === 'yes'}
      />
      <div className={layout.fields}>
        <MendedField form={form} field="notes" label={t('admin.notes')}>
          {(control) => <TextArea {...plain} {...control} rows={3} maxLength={2000} />}
        </MendedField>
      </div>
    </RecordForm>
  )
}
