/** Parses the saved delivery address by the rules of its country. Pure. */
import { type AddressPart, addressForm } from '#domain/addresses/address-form.ts'
import { foldAddress } from '#domain/addresses/fold-address.ts'
import { isPostalCode, normalPostalCode } from '#domain/addresses/postal-code.ts'
import { parseState, statesOf } from '#domain/shipping/state.ts'
import type { Translate } from '#i18n/translate.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { ADDRESS_PART_NAMES } from '#web/labels/address-labels.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'

/** The names on the wire, which are the ids of the controls too. */
export const ADDRESS_FIELDS = {
  postalCode: 'postal_code',
  state: 'state',
  city: 'city',
  line1: 'line1',
  line2: 'line2',
} as const satisfies Record<AddressPart, string>

type SentAddress = Record<(typeof ADDRESS_FIELDS)[AddressPart] | 'country', string>

export function readAddress(
  form: FormData,
  country: string,
  t: Translate,
): Result<SentAddress, FieldError[]> {
  const text = (part: AddressPart) => foldAddress(String(form.get(ADDRESS_FIELDS[part]) ?? ''))
  const errors = addressForm(country, 'ja').flatMap(({ part, name, isRequired }) => {
    const label = t(ADDRESS_PART_NAMES[name])
    const fieldId = ADDRESS_FIELDS[part]
    if (text(part) === '') {
      const isList = part === 'state' && statesOf(country) !== null
      const message = t(isList ? 'checkout.missingChoice' : 'checkout.missingField', { label })
      return isRequired ? [{ fieldId, message }] : []
    }
    return isRight(part, text(part), country)
      ? []
      : [{ fieldId, message: t('checkout.invalidField', { label }) }]
  })
  if (errors.length > 0) return fail(errors)
  return ok({
    country,
    postal_code: normalPostalCode(text('postalCode'), country),
    state: text('state'),
    city: text('city'),
    line1: text('line1'),
    line2: text('line2'),
  })
}

function isRight(part: AddressPart, text: string, country: string): boolean {
  if (part === 'postalCode') return isPostalCode(text, country)
  return part !== 'state' || statesOf(country) === null || parseState(country, text) !== null
}
