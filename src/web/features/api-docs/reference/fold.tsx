/** A part of the reference that is folded on a narrow screen, and a part like the others on a wide one and on paper. */
import type { ReactNode } from 'react'

import { Icon } from '#web/ui/icon.tsx'

import css from './fold.module.css'

type Props = {
  label: string
  /** How much is inside. */
  extent?: string | undefined
  children: ReactNode
}

export const Fold = ({ label, extent, children }: Props) => (
  <details className={css.fold}>
    <summary>
      {label} <span>{extent}</span>
      <Icon name="chevron-down" size={20} />
    </summary>
    <div>{children}</div>
  </details>
)

/** Names the part where nothing is folded. */
export const FoldLabel = ({ children }: { children: ReactNode }) => (
  <b className={css.label}>{children}</b>
)
