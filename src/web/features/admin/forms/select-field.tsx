import type { ComponentProps } from 'react'

import { LabelledSelect } from '#web/ui/labelled-control.tsx'

/** One choice of a list. Browsers restore no earlier one: the page shows what is saved. */
export const SelectField = (props: ComponentProps<typeof LabelledSelect>) => (
  <LabelledSelect autoComplete="off" {...props} />
)
