import type { ReactNode } from 'react'

import css from './description-list.module.css'

export type Description = { label: string; value: ReactNode }

type Props = { facts: readonly Description[]; isRuled?: boolean }

/** Labels and values. What is empty is left out. */
export function DescriptionList({ facts, isRuled = false }: Props) {
  return (
    <dl className={isRuled ? css.ruled : css.list}>
      {facts
        .filter(({ value }) => value !== '' && value !== null && value !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
