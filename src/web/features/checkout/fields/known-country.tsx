/** A country that is known is shown, and can be changed; where it is refused, the field is open. */
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'

import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { CountryField } from './country-field.tsx'
import css from './known-country.module.css'

export function KnownCountry(props: ComponentProps<typeof CountryField>) {
  const { id, label, value, error } = props
  const t = useT()
  const locale = useLocale()
  const [isChanging, setChanging] = useState(false)
  if (isChanging || error !== null) return <CountryField {...props} />

  function change(): void {
    flushSync(() => setChanging(true))
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <p id={`${id}-label`} className={css.label}>
        {label}
      </p>
      <div className={css.answer}>
        <p>{countryName(value, locale)}</p>
        <Button
          id={`change-${id}`}
          variant="quiet"
          size="small"
          aria-describedby={`${id}-label`}
          onClick={change}
        >
          {t('checkout.change')}
        </Button>
      </div>
    </div>
  )
}
