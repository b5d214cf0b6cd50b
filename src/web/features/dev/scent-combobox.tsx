import { useState } from 'react'

import { Combobox } from '#web/ui/combobox/combobox.tsx'

import { Field } from '../../ui/field.tsx'

const SCENTS = ['Lemon', 'Orange', 'Peach', 'Rose', 'Lavender', 'Mint', 'Coffee', 'Cedar']

type Props = { error?: string | undefined; isDisabled?: boolean | undefined }

export function ScentCombobox({ error, isDisabled }: Props) {
  const [text, setText] = useState('')
  const options = SCENTS.map((value) => ({ value, label: value }))

  return (
    <Field label="Scent" hint="Type a part of the name, or open the list." error={error}>
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={text}
          onChange={setText}
          isDisabled={isDisabled}
          words={{
            options: 'Scents',
            none: 'No scent of this name',
            count: (count) => `${count} ${count === 1 ? 'scent' : 'scents'}`,
          }}
        />
      )}
    </Field>
  )
}
