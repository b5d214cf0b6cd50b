/** Adds scents by pasted product codes, one in a line. Codes that cannot be added stay in the field, with the reason. */
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'

import { readCodes } from '#domain/cart/codes.ts'
import type { Pick } from '#domain/cart/packaging.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import type { ListedCartridge } from '../cartridge-list.ts'
import type { PackActions } from '../packing/actions.ts'
import css from './codes.module.css'

const TEXT_LENGTH_MAX = 5_000

/** `/order#codes` opens it. */
const PLACE = 'codes'

type RejectedCode = { text: string; why: string }

export function Codes({ scents, acts }: { scents: readonly ListedCartridge[]; acts: PackActions }) {
  const t = useT()
  const notify = useNotify()
  const errorsId = useId()
  const { hash } = useLocation()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<readonly RejectedCode[]>([])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { picks, errors } = sorted(text, scents, t)
    setRefused(errors)
    setText(errors.map((error) => error.text).join('\n'))
    if (picks.length === 0) return
    acts.addCodes(picks)
    const count = picks.reduce((sum, { quantity }) => sum + quantity, 0)
    notify({ type: 'ok', text: t('order.codesAdded', { count }) })
  }

  return (
    <details className={css.codes} id={PLACE} open={hash === `#${PLACE}` || undefined}>
      <summary>
        {t('order.codesTitle')}
        <Icon name="chevron-down" size={20} />
      </summary>
      <form className={css.form} onSubmit={submit}>
        <Field
          label={t('order.codes')}
          hint={t('order.codesHint')}
          error={refused.length > 0 ? t('order.codesRefused', { count: refused.length }) : null}
        >
          {(control) => (
            <TextArea
              {...control}
              aria-describedby={`${control['aria-describedby'] ?? ''} ${errorsId}`.trim()}
              rows={4}
              value={text}
              maxLength={TEXT_LENGTH_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={'AC-CI01 x2\nAC-FL01'}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <ul id={errorsId} className={css.errors} aria-live="polite">
          {refused.map((error) => (
            <li key={`${error.text} ${error.why}`}>{error.why}</li>
          ))}
        </ul>
        <p>
          <Button type="submit" variant="outline" size="small" disabled={text.trim() === ''}>
            {t('order.codesAdd')}
          </Button>
        </p>
      </form>
    </details>
  )
}

/** The line in its own words, for its number changes once the good lines are gone. */
function sorted(text: string, scents: readonly ListedCartridge[], t: Translate) {
  const picks: Pick[] = []
  const errors: RejectedCode[] = []
  for (const line of readCodes(text)) {
    const { pick } = line
    const item = scents.find(({ serial }) => serial === pick?.serial)
    if (pick === null) errors.push({ text: line.text, why: t('order.codeUnread', line) })
    else if (!item) errors.push({ text: line.text, why: t('order.codeUnknown', pick) })
    else if (item.isMadeToOrder) errors.push({ text: line.text, why: t('order.codeAsk', item) })
    else if (item.available < pick.quantity + takenOf(picks, pick.serial)) {
      const left = { name: item.name, count: item.available }
      errors.push({ text: line.text, why: t('order.codeShort', left) })
    } else picks.push(pick)
  }
  return { picks, errors }
}

/** Two lines of one scent share what is on the shelf. */
const takenOf = (picks: readonly Pick[], serial: string): number =>
  picks.reduce((sum, pick) => (pick.serial === serial ? sum + pick.quantity : sum), 0)
