/** One part of an address: called as its country calls it, with the keyboard and the autofill it asks for. */
import type { ReactNode } from 'react'

import type { AddressPart, FormPart } from '#domain/addresses/address-form.ts'
import { foldAddress } from '#domain/addresses/fold-address.ts'
import { normalPostalCode } from '#domain/addresses/postal-code.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { type State, statesOf } from '#domain/shipping/state.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'
import { ADDRESS_AUTO_COMPLETE, addressInputMode } from '#web/labels/address-labels.ts'
import { type ControlProps, Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { addressLabel } from './field-label.ts'
import { SoftNote } from './soft-note.tsx'
import { type CheckoutField, fieldOfPart } from './validation.ts'

export type Address = OrderDraft['address']

export type ErrorDisplay = {
  errorOf: (field: CheckoutField) => string | null
  reveal: (field: CheckoutField) => void
}

type Props = {
  form: FormPart
  address: Address
  display: ErrorDisplay
  isNumberMissed: boolean
  onType: (text: string) => void
  onLeave: (text: string) => void
}

export function AddressField({ form: { part, isRequired }, address, ...props }: Props) {
  const { display, isNumberMissed, onType, onLeave } = props
  const t = useT()
  const hint = useHint(part, address.country)
  const field = fieldOfPart(address.country, part)
  const states = part === 'state' ? statesOf(address.country) : null

  function leave(input: string): void {
    onType(part === 'postalCode' ? normalPostalCode(input, address.country) : foldAddress(input))
    onLeave(input)
    display.reveal(field)
  }

  const controlOf = (control: ControlProps): ReactNode =>
    states ? (
      <StateSelect control={control} states={states} value={address.state} onChoose={onType} />
    ) : (
      <TextInput
        {...control}
        name={field}
        autoComplete={ADDRESS_AUTO_COMPLETE[part]}
        inputMode={addressInputMode(part, address.country)}
        enterKeyHint="next"
        value={address[part]}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={(event) => leave(event.currentTarget.value)}
      />
    )

  return (
    <div data-wide={isWide(part, address.country) || undefined}>
      <Field
        label={addressLabel(t, field, address.country)}
        id={field}
        hint={hint}
        error={display.errorOf(field)}
        isRequired={isRequired}
      >
        {controlOf}
      </Field>
      {part === 'line1' && (
        <SoftNote>{isNumberMissed ? t('checkout.numberMissing') : null}</SoftNote>
      )}
    </div>
  )
}

/** A city has its own row where the region shares one with the postal code. */
const isWide = (part: AddressPart, country: string): boolean =>
  part === 'line1' || part === 'line2' || (part === 'city' && country === JAPAN)

function useHint(part: AddressPart, country: string): string | undefined {
  const t = useT()
  if (country === JAPAN && part === 'line1') return t('checkout.line1Hint')
  if (country === JAPAN && part === 'line2') return t('checkout.line2Hint')
  if (country === 'KR' && part === 'line1') return t('checkout.roadNameHint')
  if (country === 'KR' && part === 'line2') return t('checkout.detailHint')
  return undefined
}

type SelectProps = {
  control: ControlProps
  states: readonly State[]
  value: string
  onChoose: (code: string) => void
}

function StateSelect({ control, states, value, onChoose }: SelectProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <Select
      {...control}
      name="state"
      autoComplete={ADDRESS_AUTO_COMPLETE.state}
      value={value}
      placeholder={t('checkout.choose')}
      options={states.map(({ code, name }) => ({ value: code, label: name[locale] }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  )
}
