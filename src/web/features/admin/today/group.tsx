/** One kind of what waits: how much, the most urgent of it, and the way to the rest. */
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import css from './today.module.css'

type Props = {
  title: string
  count: number
  /** An exception, rather than the day's work. */
  isException?: boolean
  /** Where all of it is, and what is done there. */
  to: string
  action: string
  /** Its rows. */
  children: ReactNode
}

export function Group({ title, count, isException = false, to, action, children }: Props) {
  const t = useT()
  const id = useId()
  if (count === 0) return null
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id}>{title}</h3>
        <span className={css.count} data-exception={isException || undefined}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t('adminFrame.waiting', { count })}</span>
        </span>
        <Link to={to} className={css.all}>
          {action}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </div>
      <ul>{children}</ul>
    </section>
  )
}

type RowProps = {
  /** What it is called, as a link where it has a page of its own. */
  name: ReactNode
  about?: ReactNode
  /** Amount, moment or clock. */
  side?: ReactNode
  isLate?: boolean
  /** One press that settles it. */
  action?: ReactNode
}

export function Row({ name, about, side, isLate = false, action }: RowProps) {
  return (
    <li className={css.row}>
      <p>{name}</p>
      {side && (
        <p className={css.side} data-late={isLate || undefined}>
          {side}
        </p>
      )}
      {about && <p className={css.about}>{about}</p>}
      {action && <div className={css.action}>{action}</div>}
    </li>
  )
}
