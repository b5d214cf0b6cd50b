/** The saved delivery address in the fields of its country. */
import { useState } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { addressForm, type FormPart } from '#domain/addresses/address-form.ts'
import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { parseState, statesOf } from '#domain/shipping/state.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import {
  ADDRESS_AUTO_COMPLETE,
  ADDRESS_PART_NAMES,
  addressInputMode,
} from '#web/labels/address-labels.ts'
import { Field } from '#web/ui/field.tsx'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { updateProfile } from '../calls.ts'
import { errorsIn } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { FormButtons } from '../forms/form-buttons.tsx'
import { ADDRESS_FIELDS, readAddress } from '../forms/read-address.ts'
import { refusedField } from '../forms/refused-field.ts'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { type Submission, useSubmission } from '../forms/use-submission.ts'

type Address = NonNullable<ProfileWire['address']>

type Props = {
  profileId: string
  address: Address
  unavailableCountries: readonly string[]
  onSaved: () => Promise<void>
  onClose: () => void
}

export function AddressForm({ profileId, address, unavailableCountries, ...props }: Props) {
  const { onSaved, onClose } = props
  const t = useT()
  const locale = useLocale()
  const submission = useSubmission()
  const [country, setCountry] = useState(address.country)

  async function save(form: FormData): Promise<void> {
    const read = readAddress(form, country, t)
    if (!read.ok) return submission.blame(({ t }) => errorsIn(readAddress(form, country, t)))

    const saved = await updateProfile(profileId, { address: read.value })
    if (saved.ok) await onSaved()
    else submission.refuse(saved.error, refusedField(saved.error, Object.values(ADDRESS_FIELDS)))
  }

  return (
    <SubmissionForm submission={submission} onSend={save}>
      <div className={css.fields}>
        <LabelledSelect
          label={t('checkout.fieldCountry')}
          id="address-country"
          autoComplete="shipping country"
          options={countriesToChoose(locale, unavailableCountries).map(({ code, name }) => ({
            value: code,
            label: name,
          }))}
          value={country}
          onChange={(event) => setCountry(event.currentTarget.value)}
        />
        {addressForm(country, locale).map((form) => (
          <PartField
            key={`${country} ${form.part}`}
            form={form}
            country={country}
            address={address}
            submission={submission}
          />
        ))}
      </div>
      <FormButtons submit={t('account.save')} isBusy={submission.isBusy} onClose={onClose} />
    </SubmissionForm>
  )
}

type PartProps = { form: FormPart; country: string; address: Address; submission: Submission }

function PartField({ form, country, address, submission }: PartProps) {
  const { part, name, isRequired } = form
  const t = useT()
  const locale = useLocale()
  const id = ADDRESS_FIELDS[part]
  const label = t(ADDRESS_PART_NAMES[name])
  const states = part === 'state' ? statesOf(country) : null
  const shared = { name: id, autoComplete: ADDRESS_AUTO_COMPLETE[part] }
  return (
    <Field
      label={isRequired ? label : t('checkout.optional', { label })}
      id={id}
      error={submission.errorOf(id)}
      isRequired={isRequired}
    >
      {(control) =>
        states ? (
          <Select
            {...control}
            {...shared}
            placeholder={t('checkout.choose')}
            options={states.map(({ code, name }) => ({ value: code, label: name[locale] }))}
            defaultValue={parseState(country, address.state)?.code ?? ''}
          />
        ) : (
          <TextInput
            {...control}
            {...shared}
            inputMode={addressInputMode(part, country)}
            defaultValue={address[id]}
          />
        )
      }
    </Field>
  )
}
