import type { ReactNode } from 'react'

import css from './empty-state.module.css'

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
export function EmptyState({ title, text, picture = <SixChambers />, level = 2, children }: Props) {
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

const SixChambers = () => (
  <svg
    width={72}
    height={72}
    viewBox="-14 -14 28 28"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path
      d="M0-9v.01M7.79-4.5v.01M7.79 4.5v.01M0 9v.01M-7.79 4.5v.01M-7.79-4.5v.01"
      strokeWidth={5}
      strokeLinecap="round"
    />
  </svg>
)
