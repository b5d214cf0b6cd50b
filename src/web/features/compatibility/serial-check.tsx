/** Type a serial number, learn what fits. A plain form where there is no JavaScript; until something is asked, the rule. */
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { compatibilityOf, SERIAL_LENGTH_MAX } from '#domain/catalog/compatibility/compatibility.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { plateMonth } from '#web/labels/plate-month.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import css from './compatibility.module.css'
import { CompatibilityAnswer } from './compatibility-answer.tsx'
import type { CompatibilityData } from './compatibility-data.ts'
import { CompatibilityWarning } from './compatibility-warning.tsx'

/** In the address and in the form. */
const SERIAL = 'serial'
const ERRORS = {
  unknown: 'compatibility.serialUnreadable',
  incomplete: 'compatibility.serialNearly',
} as const
const EXAMPLE = deviceOf('aroma-shooter-3').serial?.example ?? ''

export function SerialCheck({ data }: { data: CompatibilityData }) {
  const t = useT()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const given = (search.get(SERIAL) ?? '').slice(0, SERIAL_LENGTH_MAX)
  const [input, setInput] = useState(given)
  const [isAsked, setAsked] = useState(given !== '')
  const found = compatibilityOf(input, data.platePrefix)
  const hasWarning = found.status === 'unknown' || found.status === 'incomplete'

  return (
    <div className={css.check}>
      <form
        className={css.form}
        action={`${pathname}#fit`}
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
        }}
      >
        <LabelledInput
          id="fit-serial"
          label={t('compatibility.serialLabel')}
          hint={t('compatibility.serialHint', { example: EXAMPLE })}
          error={isAsked && hasWarning ? t(ERRORS[found.status]) : null}
          name={SERIAL}
          value={input}
          maxLength={SERIAL_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setInput(event.currentTarget.value)
            setAsked(false)
          }}
          onBlur={() => setAsked(true)}
        />
        <Button type="submit" variant="outline">
          {t('compatibility.serialCheck')}
        </Button>
      </form>
      <div role="status">
        {isAsked && hasWarning ? (
          <CompatibilityWarning found={found} data={data} />
        ) : (
          <Rule data={data} />
        )}
      </div>
      <div className={css.found} role="status">
        {found.status === 'known' && <CompatibilityAnswer found={found} data={data} />}
      </div>
    </div>
  )
}

/** While the setting is empty there is no such rule. */
function Rule({ data: { platePrefix: prefix } }: { data: CompatibilityData }) {
  const t = useT()
  const month = plateMonth(useLocale())
  if (prefix === '') return null
  return (
    <Callout tone="warn" title={t('compatibility.plateTitle', { prefix })}>
      <p>{t('compatibility.plateText', { prefix, month })}</p>
    </Callout>
  )
}
