/** A small whole number, by two large buttons or by typing. */

import type { ControlProps } from './field.tsx'
import { Icon } from './icon.tsx'
import css from './number-field.module.css'

type Props = Partial<ControlProps> & {
  name?: string | undefined
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** What is counted, for one outside of a labelled field. */
  label?: string | undefined
  words: { increase: string; decrease: string }
}

export function NumberField(props: Props) {
  const { name, value, min, max, onChange, label, words, ...control } = props
  const change = (next: number) => {
    if (Number.isInteger(next)) onChange(Math.min(max, Math.max(min, next)))
  }
  const what = label === undefined ? '' : `, ${label}`

  return (
    <div className={css.field}>
      <button
        type="button"
        aria-label={words.decrease + what}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={20} />
      </button>
      <input
        {...control}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        min={min}
        max={max}
        value={value}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={words.increase + what}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
