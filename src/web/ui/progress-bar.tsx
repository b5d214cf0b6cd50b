/** A native progress element; without a value, it is indeterminate. */
import { type ReactNode, useId } from 'react'

import css from './progress-bar.module.css'

type Props = {
  label: ReactNode
  /** From 0 to `max`; `null` when unknown. */
  value: number | null
  max?: number | undefined
  /** The value in words: "4 of 6". */
  words?: ReactNode
}

export function ProgressBar({ label, value, max = 100, words }: Props) {
  const id = useId()
  return (
    <div className={css.progress}>
      <div className={css.words}>
        <label htmlFor={id}>{label}</label>
        {words !== undefined && <span className={css.value}>{words}</span>}
      </div>
      <progress id={id} className={css.bar} max={max} value={value ?? undefined} />
    </div>
  )
}
