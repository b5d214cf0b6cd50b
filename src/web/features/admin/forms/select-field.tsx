/** One choice of a list, with its label, hint and error. */
import type { ReactNode } from 'react'

import { LabelledSelect } from '#web/ui/labelled-control.tsx'
import type { Option } from '#web/ui/select.tsx'

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  isRequired?: boolean
  placeholder?: string
  defaultValue: string | undefined
  options: readonly Option[]
}

export function SelectField({ name, label, hint, error, isRequired, ...select }: Props) {
  return (
    <LabelledSelect
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      {...select}
      name={name}
      autoComplete="off"
    />
  )
}
