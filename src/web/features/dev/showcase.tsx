/** The furniture of /dev/ui: a shelf for a family of parts, a specimen for one part, a state for one look of it. */
import type { ReactNode } from 'react'

import css from './showcase.module.css'

type ShowcaseProps = { id: string; title: string; text?: string; children: ReactNode }

export function Showcase({ id, title, text, children }: ShowcaseProps) {
  return (
    <section id={id} className={css.shelf} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  )
}

type SpecimenProps = {
  title: string
  text?: string
  /** `wide`: one below the other · `row`: next to each other while there is room. */
  layout?: 'row' | 'wide'
  children: ReactNode
}

export function Specimen({ title, text, layout = 'row', children }: SpecimenProps) {
  return (
    <div className={css.specimen}>
      <h3>{title}</h3>
      {text && <p className="explanation">{text}</p>}
      <div className={css.stage} data-layout={layout}>
        {children}
      </div>
    </div>
  )
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.state}>
      <div className={css.look}>{children}</div>
      <p className={css.name}>{name}</p>
    </div>
  )
}
