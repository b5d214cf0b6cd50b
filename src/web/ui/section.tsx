/** One idea of a page: a heading, what it says in a sentence or two, and the thing itself. */
import type { ReactNode } from 'react'

import css from './section.module.css'
import { SectionHeader } from './section-header.tsx'

type Props = {
  /** Where the links of the page lead. */
  id: string
  title: string
  intro?: ReactNode
  background?: 'chalk' | 'white' | 'light' | 'night' | undefined
  /** It has the background of the section before it and shares the space between them. */
  isJoined?: boolean | undefined
  /** The heading stays next to its text, where there is room. */
  isBeside?: boolean | undefined
  children: ReactNode
}

export function Section(props: Props) {
  const { id, title, intro, background = 'chalk', isJoined, isBeside, children } = props
  return (
    <section
      id={id}
      className={css.section}
      aria-labelledby={`${id}-title`}
      data-background={background}
      data-joined={isJoined || undefined}
      {...(background === 'night' && { 'data-theme': 'night' })}
    >
      <div className={`wrap ${css.body}`} data-beside={isBeside || undefined}>
        <div className={css.head}>
          <SectionHeader level={2} id={`${id}-title`} title={title} intro={intro} />
        </div>
        {children}
      </div>
    </section>
  )
}
