import type { ComponentProps } from 'react'

import { LabelledSelect } from '#web/ui/labelled-control.tsx'

import type { FieldState } from './action-form.tsx'

type Props = ComponentProps<typeof LabelledSelect> & { state?: FieldState }

/** One choice of a list. Browsers restore no earlier one: the page shows what is saved. */
export const SelectField = ({ state, hint, ...select }: Props) => (
  <LabelledSelect
    autoComplete="off"
    {...(state && { name: state.name, error: state.error, defaultValue: state.value })}
    hint={state?.now ?? hint}
    {...select}
  />
)
