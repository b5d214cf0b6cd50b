/** A range with its reading. Of a scent it takes the colour; everything else is odourless. */
import { type ReactNode, useId } from 'react'

import css from './slider.module.css'

type Props = {
  label: ReactNode
  name: string
  value: number
  max: number
  step: number
  /** The value as a person reads it. */
  reading: string
  kind?: string
  isOver?: boolean
  onChange: (value: number) => void
}

export function Slider({ label, name, value, reading, kind, isOver, onChange, ...range }: Props) {
  const id = useId()
  return (
    <div className={css.slider} data-kind={kind} data-zero={value === 0 || undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...range}
        id={id}
        type="range"
        name={name}
        min={0}
        value={value}
        aria-valuetext={reading}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className={css.reading} data-over={isOver || undefined}>
        {reading}
      </output>
    </div>
  )
}
