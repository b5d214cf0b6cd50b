import { useState } from 'react'

import { Combobox } from '#web/ui/combobox/combobox.tsx'

import { Field } from '../../ui/field.tsx'
import { TEXTS } from './showcase-texts.ts'

const SCENTS = ['lemon', 'orange', 'peach', 'rose', 'lavender', 'mint', 'coffee', 'cedar'] as const

type Props = { error?: string | undefined; isDisabled?: boolean | undefined }

export function ScentCombobox({ error, isDisabled }: Props) {
  const [text, setText] = useState('')
  const options = SCENTS.map((value) => ({ value, label: TEXTS[value] }))

  return (
    <Field label={TEXTS.scent} hint={TEXTS.scentHint} error={error}>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={text}
          onChange={setText}
          isDisabled={isDisabled}
          words={{
            options: TEXTS.scents,
            none: TEXTS.scentsNone,
            count: TEXTS.scentsCount,
          }}
        />
      )}
    </Field>
  )
}
