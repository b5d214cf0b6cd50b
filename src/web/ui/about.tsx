import type { ReactNode } from 'react'

import css from './about.module.css'

/** "about 3,000", with its word small where the figure is large. */
export function About({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span className={css.figure}>
      <span className={css.word}>{word}</span>
      {children}
    </span>
  )
}
