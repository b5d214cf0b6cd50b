import type { ReactNode } from 'react'

import css from './section-header.module.css'

type Props = { level: 1 | 2; id?: string; title: string; intro?: ReactNode }

/** A title, and below it an intro of a sentence or two. */
export function SectionHeader({ level, id, title, intro }: Props) {
  const Title = `h${level}` as const
  return (
    <div className={css.header}>
      <Title id={id}>{title}</Title>
      {intro !== undefined && <p className={css.intro}>{intro}</p>}
    </div>
  )
}
