/** Questions that open one below the other. Native `details`: they open without JavaScript and are found by page search. */
import { type ReactNode, useState } from 'react'

import css from './accordion.module.css'
import { Icon } from './icon.tsx'

export type AccordionItem = {
  id: string
  title: ReactNode
  /** A small picture of the content, at the end of the line. */
  sketch?: ReactNode
  content: ReactNode
  /** At first. After that it is the visitor who opens and closes it. */
  isOpen?: boolean | undefined
}

type Props = {
  items: readonly AccordionItem[]
  /** Given, opening one closes the others. */
  name?: string | undefined
  /** For tables: the content has all the room there is. */
  isWide?: boolean | undefined
}

export function Accordion({ items, name, isWide }: Props) {
  return (
    <div className={css.accordion} data-wide={isWide}>
      {items.map((item) => (
        <Item key={item.id} item={item} name={name} />
      ))}
    </div>
  )
}

function Item({ item, name }: { item: AccordionItem; name: string | undefined }) {
  const { id, title, sketch, content } = item
  const [isOpen] = useState(item.isOpen)
  return (
    <details id={id} name={name} className={css.item} open={isOpen}>
      <summary className={css.summary}>
        <h3>{title}</h3>
        {sketch && <span className={css.sketch}>{sketch}</span>}
        <Icon name="chevron-down" />
      </summary>
      <div className={css.content}>{content}</div>
    </details>
  )
}
