/** The address in the order in which its country writes it. A Japanese postal code fills in the rest. */
import { useRef, useState } from 'react'

import { addressForm } from '#domain/addresses/address-form.ts'
import { commonPlace, fillAddress, type Place, takePlace } from '#domain/addresses/fill-address.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { defaultMethodFor, wordOf } from '#domain/shipping/method.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { changeDraft, readDraft, useOrderDraft } from '#web/draft/order-draft.ts'

import { type Address, AddressField, type ErrorDisplay } from '../fields/address-field.tsx'
import { fieldLabel } from '../fields/field-label.ts'
import { KnownCountry } from '../fields/known-country.tsx'
import { Fields } from '../step-frame.tsx'
import { PostalPlaces } from './postal-places.tsx'
import { type PostalAnswer, usePostalCode } from './use-postal-code.ts'

export function AddressFields({ display }: { display: ErrorDisplay }) {
  const t = useT()
  const locale = useLocale()
  const { address } = useOrderDraft()
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
          onType={(text) => {
            if (form.part === 'postalCode') postal.expect()
            change({ [form.part]: text })
          }}
        />,
        ...(address.country === JAPAN && form.part === 'state'
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

/** A code that was typed here fills in the address; a saved one is only compared with it. */
function usePostalFilling(address: Address) {
  const hasInput = useRef(false)
  const last = useRef<Place | null>(null)
  const [filledCode, setFilledCode] = useState<string | null>(null)
  const answer = usePostalCode(address, fill)

  function fill(answer: PostalAnswer): void {
    const place = commonPlace(answer)
    if (!hasInput.current || place === null) return
    const { change: filled, isInTheWay } = fillAddress(place, readDraft().address, last.current)
    change(filled)
    last.current = place
    setFilledCode(isInTheWay ? null : answer.code)
  }

  return {
    answer,
    filledCode,
    expect: () => {
      hasInput.current = true
    },
    take: (place: Place) => {
      change(takePlace(place, readDraft().address))
      last.current = place
      document.getElementById('line1')?.focus()
    },
  }
}

const change = (part: Partial<Address>) =>
  changeDraft({ address: { ...readDraft().address, ...part } })

/** Spec §4: the country decides the method; a prefecture of another country means nothing. */
function sendTo(country: string): void {
  const { address } = readDraft()
  changeDraft({
    address: { ...address, country, state: '' },
    shippingMethod: wordOf(defaultMethodFor(country)),
  })
}
