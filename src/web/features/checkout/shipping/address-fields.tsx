/** The address in the order in which its country writes it. Postal codes of Japan and Korea fill in their place. */
import { type AddressPart, addressForm } from '#domain/addresses/address-form.ts'
import { defaultMethodFor, wordOf } from '#domain/shipping/method.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { changeDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'

import { AddressField, type ErrorDisplay } from '../fields/address-field.tsx'
import { fieldLabel } from '../fields/field-label.ts'
import { KnownCountry } from '../fields/known-country.tsx'
import { Fields } from '../step-frame.tsx'
import { PostalPlaces } from './postal-places.tsx'
import type { HouseNumber } from './use-house-number.ts'
import { changeAddress, usePostalFilling, withStateCode } from './use-postal-filling.ts'

type Props = { display: ErrorDisplay; houseNumber: HouseNumber }

export function AddressFields({ display, houseNumber }: Props) {
  const t = useT()
  const locale = useLocale()
  const address = withStateCode(useOrderDraft().address)
  const postal = usePostalFilling(address)

  return (
    <Fields>
      <div data-wide>
        <KnownCountry
          id="country"
          label={fieldLabel(t, 'country', address.country)}
          error={display.errorOf('country')}
          autoComplete="shipping country-name"
          value={address.country}
          onChoose={sendTo}
        />
      </div>
      {addressForm(address.country, locale).flatMap((form) => [
        <AddressField
          key={`${address.country} ${form.part}`}
          form={form}
          address={address}
          display={display}
          isNumberMissed={houseNumber.isMissed}
          onType={(text) => {
            if (form.part === 'postalCode') postal.expect()
            changeAddress({ [form.part]: text })
          }}
          onLeave={(text) => {
            if (form.part === 'line1') houseNumber.look(text)
          }}
        />,
        ...(form.part === postalAnswerAfter(address.country, locale)
          ? [
              <PostalPlaces
                key="places"
                answer={postal.answer}
                address={address}
                filledCode={postal.filledCode}
                onTake={postal.take}
              />,
            ]
          : []),
      ])}
    </Fields>
  )
}

/** Where the place of a postal code is said: below code and state where they begin the address, else at its end. */
const postalAnswerAfter = (country: string, locale: Locale): AddressPart =>
  addressForm(country, locale)[0]?.part === 'postalCode' ? 'state' : 'postalCode'

/** Spec §4: the country decides the method; a prefecture of another country means nothing. */
function sendTo(country: string): void {
  const { address } = readDraft()
  changeDraft({
    address: { ...address, country, state: '' },
    shippingMethod: wordOf(defaultMethodFor(country)),
  })
}
