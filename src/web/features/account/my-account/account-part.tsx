import type { ReactNode } from 'react'

import css from './account-part.module.css'

export type PartId = 'details' | 'sign-in' | 'sessions' | 'data'

type PartProps = { id: PartId; title: string; lead?: string; children: ReactNode }

/** One matter of the account, and where the links of the page lead. */
export function AccountPart({ id, title, lead, children }: PartProps) {
  return (
    <section id={id} className={css.part} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="explanation">{lead}</p>}
      </div>
      <div className={css.panel}>{children}</div>
    </section>
  )
}

type RowProps = {
  title: string
  says: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
  children?: ReactNode
}

/** One fact or action, and below it what takes more room. */
export function PartRow({ title, says, action, children }: RowProps) {
  return (
    <div className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <h3>{title}</h3>
          <div className="explanation">{says}</div>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
