import type { ReactNode } from 'react'

import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/field.tsx'

import layout from '../parts/form-layout.module.css'

type Props<Value extends string> = {
  name: string
  legend: string
  values: readonly Value[]
  chosen: readonly string[] | undefined
  labelOf: (value: Value) => ReactNode
  error: string | null | undefined
}

/** Of these, one or more. Nothing is chosen at first: each time is a decision. */
export function CheckboxGroup<Value extends string>(props: Props<Value>) {
  const { name, legend, values, chosen, labelOf, error } = props
  const errorId = `${name}-error`
  return (
    <fieldset className={layout.group} aria-describedby={error ? errorId : undefined}>
      <legend>
        {legend}
        <RequiredMark />
      </legend>
      <div className={layout.choices}>
        {values.map((value, at) => (
          <Checkbox
            key={value}
            // The summary of errors leads to the first one.
            id={at === 0 ? name : undefined}
            name={name}
            value={value}
            defaultChecked={chosen?.includes(value)}
            label={labelOf(value)}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
