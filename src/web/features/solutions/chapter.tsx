import type { ReactNode } from 'react'

import css from './chapter.module.css'

type Props = {
  id: string
  title: string
  intro?: ReactNode
  /** The heading stays next to its text, where there is room. */
  isBeside?: boolean | undefined
  background?: 'chalk' | 'white' | 'light' | 'night' | undefined
  children: ReactNode
}

/** One idea of a solution: a heading, what it says in a sentence or two, and the thing itself. */
export function Chapter({
  id,
  title,
  intro,
  isBeside = false,
  background = 'chalk',
  children,
}: Props) {
  return (
    <section
      id={id}
      className={css.chapter}
      aria-labelledby={`${id}-title`}
      data-background={background}
      {...(background === 'night' && { 'data-theme': 'night' })}
    >
      <div className={`wrap ${css.body}`} data-beside={isBeside || undefined}>
        <div className={css.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
        </div>
        <div className={css.thing}>{children}</div>
      </div>
    </section>
  )
}
