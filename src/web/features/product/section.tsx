import type { ReactNode } from 'react'

import css from './section.module.css'

type Props = {
  /** Where the page's own navigation leads. */
  id: string
  title: string
  intro?: ReactNode
  ground?: 'chalk' | 'white' | 'light' | 'night' | undefined
  children: ReactNode
}

/** One idea of a product page: a heading, what it says in a sentence or two, and the thing itself. */
export function Section({ id, title, intro, ground = 'chalk', children }: Props) {
  return (
    <section
      id={id}
      className={css.section}
      aria-labelledby={`${id}-title`}
      data-ground={ground}
      {...(ground === 'night' && { 'data-theme': 'night' })}
    >
      <div className="wrap">
        <div className={css.head} data-with-intro={intro !== undefined || undefined}>
          <h2 id={`${id}-title`}>{title}</h2>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
