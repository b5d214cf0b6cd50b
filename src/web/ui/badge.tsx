import type { ReactNode } from 'react'

import css from './badge.module.css'
import type { Tone } from './note.tsx'

/** A state in a word, with a dot. `neutral` for what asks for nothing. */
export function Badge({ tone, children }: { tone: Tone | 'neutral'; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  )
}
