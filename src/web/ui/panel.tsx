/** A part of a page on white, with a heading of its own. */
import { type ReactNode, useState } from 'react'

import { Icon } from './icon.tsx'
import css from './panel.module.css'

type Props = {
  title: string
  id?: string
  /** Next to the title; not printed. */
  action?: ReactNode
  /** It has controls alone, which are not printed. */
  isForScreen?: boolean
  children: ReactNode
}

export const Panel = ({ title, id, action, isForScreen, children }: Props) => (
  <section id={id} className={css.panel} data-screen={isForScreen}>
    <div className={css.head}>
      <h2>{title}</h2>
      {action && <span data-screen>{action}</span>}
    </div>
    {children}
  </section>
)

type FoldedProps = Pick<Props, 'title' | 'children'> & { isOpen?: boolean }

/** Where there is one column, it opens on request: the page is long. Of pages that the browser renders. */
export function FoldedPanel({ title, isOpen, children }: FoldedProps) {
  const [isPhone] = useState(() => !matchMedia('(min-width: 60em)').matches)
  if (!isPhone) return <Panel title={title}>{children}</Panel>
  return (
    <details className={`${css.panel} ${css.folded}`} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size={20} />
      </summary>
      {children}
    </details>
  )
}
