/** Where the parcel goes, until it is on its way; and under which number it travels, afterwards. */
import {
  type AddressPart,
  addressForm,
  isRequiredIn,
  partNameIn,
} from '#domain/addresses/address-form.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { DELIVERY_TIMES } from '#domain/shipping/delivery-time.ts'
import { isTrackingWarning } from '#domain/shipping/tracking/tracking.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { errorsOf } from '#web/features/admin/forms/action.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { ADDRESS_PART_NAMES } from '#web/labels/address-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'

import { isOpen } from '../../forms/action.ts'
import { OrderActionForm, type OrderFormProps } from '../order-action-form.tsx'
import { EditedField, type EditFields, useEditFields } from './edit-form.tsx'
import { EDIT_FIELD_NAMES } from './edit-labels.ts'

const PLAIN = { autoComplete: 'off', spellCheck: false } as const

export function EditAddress({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const locale = useLocale()
  const action = 'edit_address'
  const part = detail.editable.address
  const fields = useEditFields(action, errors, detail)
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.editAddressStart')} />

  const country = errorsOf(action, errors)?.input.country || (part.texts.country ?? '')
  const countries = countriesToChoose(locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  const times = DELIVERY_TIMES.map((time) => ({
    value: time,
    label: t(DELIVERY_TIME_NAMES[time]),
  }))
  return (
    <OrderActionForm
      action={action}
      order={detail.order}
      revision={part.revision}
      errors={errors}
      title={t('adminOrder.editAddressStart')}
      text={t('adminOrder.editAddressText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField fields={fields} field="country" label={t('adminOrder.country')} isRequired>
          {(control) => <Select {...control} options={countries} />}
        </EditedField>
        {addressForm(country, locale).map(({ part: field }) => (
          <AddressPartField key={field} fields={fields} part={field} country={country} />
        ))}
        <EditedField fields={fields} field="deliveryTime" label={t('checkout.fieldDeliveryTime')}>
          {(control) => <Select {...control} options={times} placeholder={t('admin.none')} />}
        </EditedField>
        {RECIPIENT.map((field) => (
          <EditedField key={field} fields={fields} field={field} label={t(EDIT_FIELD_NAMES[field])}>
            {(control) => <TextInput {...PLAIN} {...control} maxLength={200} />}
          </EditedField>
        ))}
      </div>
    </OrderActionForm>
  )
}

const RECIPIENT = [
  ...(['recipientName', 'recipientCompany'] as const),
  ...(['recipientDepartment', 'recipientPhone'] as const),
]

type PartProps = { fields: EditFields; part: AddressPart; country: string }

function AddressPartField({ fields, part, country }: PartProps) {
  const t = useT()
  return (
    <EditedField
      fields={fields}
      field={part}
      label={t(ADDRESS_PART_NAMES[partNameIn(country, part)])}
      isRequired={isRequiredIn(country, part)}
    >
      {(control) => <TextInput {...PLAIN} {...control} maxLength={200} />}
    </EditedField>
  )
}

export function EditTracking({ detail, open, errors }: OrderFormProps) {
  const t = useT()
  const action = 'edit_tracking'
  const part = detail.editable.tracking
  const fields = useEditFields(action, errors, detail)
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.editTrackingStart')} />
  const isDoubtful = errors?.fieldErrors.some(({ code }) => isTrackingWarning(code))

  return (
    <OrderActionForm
      action={action}
      order={detail.order}
      revision={part.revision}
      errors={errors}
      title={t('adminOrder.editTrackingStart')}
      text={t('adminOrder.editTrackingText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField
          fields={fields}
          field="trackingNumber"
          label={t('admin.trackingNumber')}
          hint={t('admin.trackingHint')}
          isRequired
        >
          {(control) => <TextArea {...PLAIN} {...control} rows={2} />}
        </EditedField>
        {isDoubtful && (
          <Checkbox
            name="confirmsTracking"
            value={fields('trackingNumber').value}
            label={t('admin.confirmsTracking')}
          />
        )}
      </div>
    </OrderActionForm>
  )
}

function Start({ action, label }: { action: string; label: string }) {
  return (
    <p>
      <ActionLink to={`?form=${action}`}>{label}</ActionLink>
    </p>
  )
}
