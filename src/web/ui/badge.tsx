import type { ReactNode } from 'react'

import css from './badge.module.css'
import type { Tone } from './callout.tsx'

/** `neutral` for what asks for nothing, `begun` for work that is half done. */
export type BadgeTone = Tone | 'neutral' | 'begun'

/** A state in a word, with a dot. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  )
}
