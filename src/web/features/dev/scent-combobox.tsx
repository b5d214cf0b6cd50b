import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'

import { Field } from '../../ui/field.tsx'

const SCENTS = ['lemon', 'orange', 'peach', 'rose', 'lavender', 'mint', 'coffee', 'cedar'] as const

type Props = { error?: string | undefined; isDisabled?: boolean | undefined }

export function ScentCombobox({ error, isDisabled }: Props) {
  const t = useT()
  const [text, setText] = useState('')
  const options = SCENTS.map((value) => ({ value, label: t(`parts.${value}`) }))

  return (
    <Field label={t('parts.scent')} hint={t('parts.scentHint')} error={error}>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={text}
          onChange={setText}
          isDisabled={isDisabled}
          words={{
            options: t('parts.scents'),
            none: t('parts.scentsNone'),
            count: (count) => t('parts.scentsCount', { count }),
          }}
        />
      )}
    </Field>
  )
}
