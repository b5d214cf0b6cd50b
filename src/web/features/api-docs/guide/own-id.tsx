/** The id that the reader's own call was answered with: the examples below contain it, so that it is copied once. */
import { useId } from 'react'

import { useT } from '#i18n/use-t.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { answeredId } from '../try-it/answered-ids.ts'
import type { PathId } from './guide-block.ts'
import css from './guide-page.module.css'

type Props = {
  id: PathId
  /** Not given while nothing was typed. */
  own: string | undefined
  onChange: (name: string, id: string) => void
}

export function OwnId({ id: { name, example }, own, onChange }: Props) {
  const t = useT()
  return (
    <div className={css.own}>
      <LabelledInput
        label={t('apiDocs.ownId', { name })}
        hint={t('apiDocs.ownIdHint')}
        id={useId()}
        name={name}
        value={own ?? answeredId(name) ?? ''}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(name, target.value)}
      />
    </div>
  )
}
