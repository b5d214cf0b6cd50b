/** The address in the order in which its country writes it: large to small in East Asia, small to large elsewhere. */
import { countriesFor, isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { defaultMethodFor, wordOf } from '#domain/shipping/method.ts'
import { PREFECTURES } from '#domain/shipping/prefecture.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { changeDraft, type OrderDraft, readDraft, useOrderDraft } from '../../draft/order-draft.ts'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type CheckoutField, normalPostalCode } from './faults.ts'
import { fieldLabel } from './field-label.ts'
import { Fields } from './step-frame.tsx'
import { useCheckout } from './use-checkout.ts'

type Address = OrderDraft['address']
type Part = Exclude<keyof Address, 'country'>

const LARGE_TO_SMALL: readonly Part[] = ['postalCode', 'state', 'city', 'line1', 'line2']
const SMALL_TO_LARGE: readonly Part[] = ['line1', 'line2', 'city', 'state', 'postalCode']
const WRITES_LARGE_FIRST: ReadonlySet<string> = new Set(['JP', 'KR', 'CN', 'TW'])

const FIELDS = {
  postalCode: { field: 'postal-code', autoComplete: 'shipping postal-code' },
  state: { field: 'state', autoComplete: 'shipping address-level1' },
  city: { field: 'city', autoComplete: 'shipping address-level2' },
  line1: { field: 'line1', autoComplete: 'shipping address-line1' },
  line2: { field: 'line2', autoComplete: 'shipping address-line2' },
} as const satisfies Record<Part, { field: CheckoutField; autoComplete: string }>

type Display = {
  errorOf: (field: CheckoutField) => string | null
  reveal: (field: CheckoutField) => void
}

export function AddressFields({ display }: { display: Display }) {
  const t = useT()
  const { address } = useOrderDraft()
  const countries = useCountries()
  const parts = WRITES_LARGE_FIRST.has(address.country) ? LARGE_TO_SMALL : SMALL_TO_LARGE

  return (
    <Fields>
      <div data-wide>
        <Field
          label={fieldLabel(t, 'country')}
          id="country"
          error={display.errorOf('country')}
          isRequired
        >
          {(control) => (
            <Select
              {...control}
              name="country"
              autoComplete="shipping country"
              value={address.country}
              options={countries}
              onChange={(event) => sendTo(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      {parts.map((part) => (
        <AddressField key={part} part={part} address={address} display={display} />
      ))}
    </Fields>
  )
}

type FieldProps = { part: Part; address: Address; display: Display }

function AddressField({ part, address, display }: FieldProps) {
  const t = useT()
  const { autoComplete } = FIELDS[part]
  const isDomestic = address.country === JAPAN
  const isPrefecture = part === 'state' && isDomestic
  const field = isPrefecture ? 'prefecture' : FIELDS[part].field
  const isOptional = part === 'line2' || (part === 'state' && !isDomestic)
  const hints: Partial<Record<Part, string>> = isDomestic
    ? { line1: t('checkout.line1Hint'), line2: t('checkout.line2Hint') }
    : {}

  return (
    <div data-wide={part === 'line1' || part === 'line2' || undefined}>
      <Field
        label={fieldLabel(t, field)}
        id={field}
        hint={hints[part]}
        error={display.errorOf(field)}
        isRequired={!isOptional}
      >
        {(control) =>
          isPrefecture ? (
            <PrefectureSelect control={control} value={address.state} />
          ) : (
            <TextInput
              {...control}
              name={field}
              autoComplete={autoComplete}
              inputMode={part === 'postalCode' && isDomestic ? 'numeric' : undefined}
              value={address[part]}
              onChange={(event) => change({ [part]: event.currentTarget.value })}
              onBlur={(event) => {
                if (part === 'postalCode') {
                  change({
                    postalCode: normalPostalCode(event.currentTarget.value, address.country),
                  })
                }
                display.reveal(field)
              }}
            />
          )
        }
      </Field>
    </div>
  )
}

function PrefectureSelect({ control, value }: { control: object; value: string }) {
  const t = useT()
  const locale = useLocale()
  return (
    <Select
      {...control}
      name="state"
      autoComplete="shipping address-level1"
      value={value}
      placeholder={t('checkout.choose')}
      options={PREFECTURES.map(({ code, name }) => ({ value: code, label: name[locale] }))}
      onChange={(event) => change({ state: event.currentTarget.value })}
    />
  )
}

/** States of the European Union are listed, so that their residents learn why; others that are switched off are not. */
function useCountries(): Option[] {
  const locale = useLocale()
  const { reference } = useCheckout()
  const hidden = new Set(reference.unavailableCountries.filter((code) => !isEuropeanUnion(code)))
  return countriesFor(locale)
    .filter(({ code }) => !hidden.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))
}

const change = (part: Partial<Address>): OrderDraft =>
  changeDraft({ address: { ...readDraft().address, ...part } })

/** Spec §4: the country decides the method; a prefecture of another country means nothing. */
function sendTo(country: string): void {
  const { address } = readDraft()
  changeDraft({
    address: { ...address, country, state: '' },
    shippingMethod: wordOf(defaultMethodFor(country)),
  })
}
