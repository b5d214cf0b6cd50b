import type { ReactNode } from 'react'

import css from './button-group.module.css'

/** Buttons that belong together. */
export function ButtonGroup({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
