import type { ReactNode } from 'react'

import css from './empty-state.module.css'
import { Icon } from './icon.tsx'

type Props = {
  title: string
  text?: ReactNode /** The level of its heading. */
  level?: 2 | 3 | 4 | undefined /** What to do about it. */
  children?: ReactNode
}

/** In the place of what could not be shown: what happened, and a way on. */
export function ErrorState({ title, text, level = 2, children }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.empty} data-tone="danger" role="alert">
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children}
    </div>
  )
}
