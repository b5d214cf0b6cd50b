/** A country, found by any of its names. The visitor's own is first. */
import { type FocusEvent, useState } from 'react'

import { countriesToChoose, countryName } from '#domain/shipping/country.ts'
import { parseCountry } from '#domain/shipping/parse-country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import { matchesText } from '#web/ui/combobox/combobox-match.ts'
import { Field } from '#web/ui/field.tsx'
import type { Option } from '#web/ui/select.tsx'

type Props = {
  id: string
  label: string
  hint?: string
  error: string | null
  autoComplete: string
  /** Alpha-2. */
  value: string
  /** Alpha-2 codes that are not offered. */
  hidden?: ReadonlySet<string>
  onChoose: (code: string) => void
}

export function CountryField(props: Props) {
  const { id, label, hint, error, autoComplete, value, hidden, onChoose } = props
  const t = useT()
  const locale = useLocale()
  // What is typed until it is a country; `null` while the field shows the one that is chosen.
  const [input, setInput] = useState<string | null>(null)
  const options = countriesToChoose(locale)
    .filter(({ code }) => code === value || !hidden?.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))

  function choose(code: string): void {
    setInput(null)
    if (code !== value) onChoose(code)
  }

  /** A name that is written out is chosen with it: autofill and quick typists never open the list. */
  function settle(): void {
    if (input === null) return
    const [only, ...others] = options.filter((option) => isMeant(option, input))
    const code = parseCountry(input) ?? (others.length === 0 ? only?.value : undefined)
    choose(options.find((option) => option.value === code)?.value ?? value)
  }

  return (
    <Field label={label} id={id} hint={hint} error={error} isRequired>
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the text field inside lose the focus.
        <div onBlur={(event: FocusEvent) => event.target.id === id && settle()}>
          <Combobox
            {...control}
            name={id}
            autoComplete={autoComplete}
            options={options}
            value={input ?? countryName(value, locale)}
            onChange={setInput}
            onChoose={(option) => choose(option.value)}
            matches={isMeant}
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

/** By its name in any of our languages, or by its code. */
const isMeant = ({ value }: Option, input: string): boolean =>
  value === input.normalize('NFKC').trim().toUpperCase() ||
  LOCALES.some((locale) => matchesText(countryName(value, locale), input))
