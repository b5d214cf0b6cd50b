/** Where the parcel goes, until it is on its way; and under which number it travels, afterwards. */
import {
  type AddressPart,
  addressForm,
  isRequiredIn,
  partNameIn,
} from '#domain/addresses/address-form.ts'
import { TRACKING_NUMBER_LENGTH_MAX } from '#domain/orders/order.ts'
import { countriesToChoose } from '#domain/shipping/country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { ADDRESS_PART_NAMES } from '#web/labels/address-labels.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { isOpen } from '../order-action.ts'
import type { EditProps } from './edit-customer.tsx'
import { EditedField, type Filled, OrderEditForm } from './edit-form.tsx'

const PLAIN = { autoComplete: 'off', spellCheck: false } as const

export function EditAddress({ detail, open, errors }: EditProps) {
  const t = useT()
  const locale = useLocale()
  const action = 'edit_address'
  const part = detail.editable.address
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.editAddressStart')} />

  const mine = errors?.action === action ? errors : undefined
  const form = { texts: part.texts, errors: mine }
  const country = mine?.input.country || (part.texts.country ?? '')
  const countries = countriesToChoose(locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  return (
    <OrderEditForm
      action={action}
      revision={part.revision}
      errors={errors}
      title={t('adminOrder.editAddressStart')}
      text={t('adminOrder.editAddressText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField form={form} field="country" label={t('adminOrder.country')} isRequired>
          {(control) => <Select {...control} options={countries} />}
        </EditedField>
        {addressForm(country, locale).map(({ part: field }) => (
          <AddressPartField key={field} form={form} part={field} country={country} />
        ))}
      </div>
    </OrderEditForm>
  )
}

type PartProps = { form: Filled; part: AddressPart; country: string }

function AddressPartField({ form, part, country }: PartProps) {
  const t = useT()
  return (
    <EditedField
      form={form}
      field={part}
      label={t(ADDRESS_PART_NAMES[partNameIn(country, part)])}
      isRequired={isRequiredIn(country, part)}
    >
      {(control) => <TextInput {...PLAIN} {...control} maxLength={200} />}
    </EditedField>
  )
}

export function EditTracking({ detail, open, errors }: EditProps) {
  const t = useT()
  const action = 'edit_tracking'
  const part = detail.editable.tracking
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.editTrackingStart')} />

  const mine = errors?.action === action ? errors : undefined
  return (
    <OrderEditForm
      action={action}
      revision={part.revision}
      errors={errors}
      title={t('adminOrder.editTrackingStart')}
      text={t('adminOrder.editTrackingText')}
      submit={t('adminOrder.editSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <EditedField
          form={{ texts: part.texts, errors: mine }}
          field="trackingNumber"
          label={t('admin.trackingNumber')}
          isRequired
        >
          {(control) => (
            <TextInput {...PLAIN} {...control} maxLength={TRACKING_NUMBER_LENGTH_MAX} />
          )}
        </EditedField>
      </div>
    </OrderEditForm>
  )
}

function Start({ action, label }: { action: string; label: string }) {
  return (
    <p>
      <ButtonLink to={`?form=${action}`} variant="outline" size="small" preventScrollReset>
        {label}
      </ButtonLink>
    </p>
  )
}
