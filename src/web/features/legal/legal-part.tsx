/** A part of a legal text and its sections: each named on the left, said on the right. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import css from './legal.module.css'
import type { List, Section } from './section.ts'

type Props = { id: string; title: string; children: ReactNode }

export const LegalPart = ({ id, title, children }: Props) => (
  <section className={css.part} id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
)

export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <div className={css.rows}>
    {sections.map(({ id, title, ...said }) => (
      <section key={id} id={id} className={css.row}>
        <h3>{title}</h3>
        <Said {...said} />
      </section>
    ))}
  </div>
)

/** The same as a list of terms, where the law asks for named facts. */
export const NamedFacts = ({ sections }: { sections: readonly Section[] }) => (
  <dl className={css.rows}>
    {sections.map(({ id, title, ...said }) => (
      <div key={id} id={id} className={css.row}>
        <dt>{title}</dt>
        <dd>
          <Said {...said} />
        </dd>
      </div>
    ))}
  </dl>
)

const Said = ({ paragraphs, lists = [], link }: Omit<Section, 'id' | 'title'>) => (
  <div className={css.said}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {lists.map((list) => (
      <NamedList key={list.title} {...list} />
    ))}
    {link && (
      <Link to={link.to} className={css.next}>
        {link.text}
      </Link>
    )}
  </div>
)

const NamedList = ({ title, items }: List) => (
  <div>
    <p className={css.listTitle}>{title}</p>
    <ul className={css.list}>
      {items.map(({ name, detail }) => (
        <li key={name}>
          {name} {detail !== '' && <span className={css.small}>{detail}</span>}
        </li>
      ))}
    </ul>
  </div>
)
