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
import { ADDRESS_PART_NAMES } from '#web/labels/address-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { isOpen } from '../order-action.ts'
import type { MendProps } from './edit-customer.tsx'
import { type Filled, MendedField, RecordForm } from './record-form.tsx'

const PLAIN = { autoComplete: 'off', spellCheck: false } as const

export function MendAddress({ detail, open, refused }: MendProps) {
  const t = useT()
  const locale = useLocale()
  const action = 'mend_address'
  const part = detail.mendable.address
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.mendAddressStart')} />

  const mine = refused?.action === action ? refused : undefined
  const form = { texts: part.texts, refused: mine }
  const country = mine?.input.country || (part.texts.country ?? '')
  const countries = countriesToChoose(locale).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
  return (
    <RecordForm
      action={action}
      seen={part.seen}
      refused={refused}
      title={t('adminOrder.mendAddressStart')}
      text={t('adminOrder.mendAddressText')}
      submit={t('adminOrder.mendSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <MendedField form={form} field="country" label={t('adminOrder.country')} isRequired>
          {(control) => <Select {...control} options={countries} />}
        </MendedField>
        {addressForm(country, locale).map(({ part: field }) => (
          <AddressPartField key={field} form={form} part={field} country={country} />
        ))}
      </div>
    </RecordForm>
  )
}

type PartProps = { form: Filled; part: AddressPart; country: string }

function AddressPartField({ form, part, country }: PartProps) {
  const t = useT()
  return (
    <MendedField
      form={form}
      field={part}
      label={t(ADDRESS_PART_NAMES[partNameIn(country, part)])}
      isRequired={isRequiredIn(country, part)}
    >
      {(control) => <TextInput {...PLAIN} {...control} maxLength={200} />}
    </MendedField>
  )
}

export function MendTracking({ detail, open, refused }: MendProps) {
  const t = useT()
  const action = 'mend_tracking'
  const part = detail.mendable.tracking
  if (!part) return null
  if (!isOpen(open, action))
    return <Start action={action} label={t('adminOrder.mendTrackingStart')} />

  const mine = refused?.action === action ? refused : undefined
  return (
    <RecordForm
      action={action}
      seen={part.seen}
      refused={refused}
      title={t('adminOrder.mendTrackingStart')}
      text={t('adminOrder.mendTrackingText')}
      submit={t('adminOrder.mendSubmit')}
      close={t('admin.close')}
    >
      <div className={layout.fields}>
        <MendedField
          form={{ texts: part.texts, refused: mine }}
          field="trackingNumber"
          label={t('admin.trackingNumber')}
          isRequired
        >
          {(control) => (
            <TextInput {...PLAIN} {...control} maxLength={TRACKING_NUMBER_LENGTH_MAX} />
          )}
        </MendedField>
      </div>
    </RecordForm>
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
