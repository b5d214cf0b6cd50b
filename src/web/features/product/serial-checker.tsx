/** Type a serial number, learn which cartridge fits. A plain form where there is no JavaScript. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { cartridgeFor, type FitAnswer } from '#domain/catalog/device-fit.ts'
import { deviceOf } from '#domain/catalog/devices.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { plateMonth } from '../../plate-month.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import css from './fits.module.css'

const SERIAL_LENGTH_MAX = 40
/** In the address and in the form. */
const SERIAL = 'serial'
const EXAMPLE = deviceOf('aroma-shooter-3').serial?.example ?? ''

export function SerialChecker({ platePrefix }: { platePrefix: string }) {
  const t = useT()
  const [search] = useSearchParams()
  const asked = search.get(SERIAL) ?? ''
  const [typed, setTyped] = useState(asked)
  const [isAsked, setAsked] = useState(asked !== '')
  const answer = cartridgeFor(typed, platePrefix)
  const isWrong = isAsked && answer.status === 'unreadable'

  return (
    <form
      className={css.checker}
      action="#fit"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
      }}
    >
      <div className={css.row}>
        <Field
          id="fit-serial"
          label={t('product.serialLabel')}
          hint={t('product.serialHint', { example: EXAMPLE })}
          error={isWrong ? t('product.serialUnreadable') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              name={SERIAL}
              value={typed}
              maxLength={SERIAL_LENGTH_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.currentTarget.value)
                setAsked(false)
              }}
              onBlur={() => setAsked(true)}
            />
          )}
        </Field>
        <Button type="submit" variant="outline">
          {t('product.serialCheck')}
        </Button>
      </div>
      <div className={css.answer} role="status">
        <Answer answer={answer} />
      </div>
    </form>
  )
}

function Answer({ answer }: { answer: FitAnswer }) {
  const t = useT()
  const month = plateMonth(useLocale())
  if (answer.status !== 'fits') return null

  const { serial, type } = answer
  return type === 'plate' ? (
    <Note tone="warn" title={t('product.answerPlate', { serial })}>
      <p>{t('product.answerPlateText', { month })}</p>
    </Note>
  ) : (
    <Note tone="ok" title={t('product.answerStandard', { serial })} />
  )
}
