/** The frame of a table: its name, and room to scroll sideways on a phone. Rows are plain `tr`. */
import type { ReactNode } from 'react'

import css from './table.module.css'

type Props = {
  caption: string
  /** A caption that a heading nearby already shows is only heard. */
  isCaptionHidden?: boolean | undefined
  /** `dense` for the staff console. */
  density?: 'normal' | 'dense' | undefined
  children: ReactNode
}

export function Table({ caption, isCaptionHidden = false, density = 'normal', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={css.frame} aria-label={caption} tabIndex={0}>
      <table className={css.table} data-density={density}>
        <caption className={isCaptionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
