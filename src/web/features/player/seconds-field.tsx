/** A number that takes effect while it is typed. What the timeline makes of it shows when the field is left. */
import { useState } from 'react'

import { LabelledInput } from '#web/ui/labelled-control.tsx'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

export function NumberField({ label, value, min, max, step, onChange }: Props) {
  const [input, setInput] = useState<string | null>(null)
  return (
    <LabelledInput
      label={label}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      value={input ?? String(value)}
      onChange={({ currentTarget }) => {
        setInput(currentTarget.value)
        if (Number.isFinite(currentTarget.valueAsNumber)) onChange(currentTarget.valueAsNumber)
      }}
      onBlur={() => setInput(null)}
    />
  )
}
