/** Pairs of a word and what it says, each on a line of its own. One without a value is left out. */
import type { ReactNode } from 'react'

import css from './facts.module.css'

export type Fact = { id: string; label: ReactNode; value: ReactNode; isStrong?: boolean }

type Props = {
  facts: readonly Fact[]
  /** `sums`: values at the end of the line, for amounts · `read`: next to a column of labels, for sentences. */
  kind?: 'sums' | 'read' | undefined
}

export function Facts({ facts, kind = 'read' }: Props) {
  return (
    <dl className={css.facts} data-facts={kind}>
      {facts.filter(hasValue).map(({ id, label, value, isStrong = false }) => (
        <div key={id} data-strong={isStrong || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const hasValue = ({ value }: Fact): boolean => value !== '' && value !== null
