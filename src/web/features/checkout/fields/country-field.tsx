/** A country, found by any of its usual names. */
import { type FocusEvent, useState } from 'react'

import { countriesToChoose } from '#domain/shipping/country-list.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { parseCountry, searchCountries } from '#domain/shipping/parse-country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { Field } from '#web/ui/field.tsx'

import { useCheckout } from '../use-checkout.ts'

type Props = {
  id: string
  label: string
  hint?: string
  error: string | null
  autoComplete: string
  /** Alpha-2. */
  value: string
  onChoose: (code: string) => void
}

export function CountryField(props: Props) {
  const { id, label, hint, error, autoComplete, value, onChoose } = props
  const t = useT()
  const locale = useLocale()
  // What is typed until it is a country; `null` while the field shows the one that is chosen.
  const [input, setInput] = useState<string | null>(null)
  const { unavailableCountries } = useCheckout().reference
  const codes = countriesToChoose(locale, unavailableCountries).map(({ code }) => code)

  function choose(code: string): void {
    setInput(null)
    if (code !== value) onChoose(code)
  }

  /** A name that is written out is chosen with it: autofill and quick typists never open the list. */
  function settle(): void {
    if (input === null) return
    const [only, ...others] = searchCountries(codes, input)
    const code = parseCountry(input) ?? (others.length === 0 ? only : undefined)
    choose(code !== undefined && codes.includes(code) ? code : value)
  }

  const optionsOf = (found: readonly string[]) =>
    found.map((code) => ({ value: code, label: countryName(code, locale) }))

  return (
    <Field label={label} id={id} hint={hint} error={error} isRequired>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the text field inside lose the focus.
        <div onBlur={(event: FocusEvent) => event.target.id === id && settle()}>
          <Combobox
            {...control}
            name={id}
            autoComplete={autoComplete}
            options={optionsOf(codes)}
            value={input ?? countryName(value, locale)}
            onChange={setInput}
            onChoose={(option) => choose(option.value)}
            search={(typed) => optionsOf(searchCountries(codes, typed))}
            words={{
              options: t('checkout.countries'),
              none: t('checkout.countryNone'),
              count: (count) => t('checkout.countryCount', { count }),
            }}
          />
        </div>
      )}
    </Field>
  )
}
