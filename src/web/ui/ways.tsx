import type { ReactNode } from 'react'

import css from './ways.module.css'

/** Buttons that belong together. */
export function Ways({ children }: { children: ReactNode }) {
  return <div className={css.ways}>{children}</div>
}
