import type { ReactNode } from 'react'

import css from './panel.module.css'

type Named = { id: string; title: string; label?: never; beside?: ReactNode }
type Unnamed = { id?: never; title?: never; label?: string; beside?: never }

/** A card of a page. `beside`: what the heading is followed by; `label`: its name where it has no heading of its own. */
export function Panel({
  id,
  title,
  label,
  beside,
  children,
}: (Named | Unnamed) & { children: ReactNode }) {
  const heading = title !== undefined && <h2 id={id}>{title}</h2>
  return (
    <section className={css.panel} aria-labelledby={id} aria-label={label}>
      {beside ? (
        <div className={css.title}>
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
