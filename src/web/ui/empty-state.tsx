import type { ReactNode } from 'react'

import css from './empty-state.module.css'
import { Mark } from './mark.tsx'

type Props = {
  title: string
  text?: ReactNode
  /** Instead of the six chambers. */
  picture?: ReactNode
  /** The level of its heading. */
  level?: 1 | 2 | 3 | 4 | undefined
  /** What to do about it. */
  children?: ReactNode
}

/** Six empty chambers, and a way on. */
export function EmptyState({
  title,
  text,
  picture = <Mark size={72} />,
  level = 2,
  children,
}: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <div className={css.picture}>{picture}</div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
