/** The frame of a table: its name, the heads of its columns, and room to scroll sideways on a phone. Rows are plain `tr`. */
import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'

import css from './table.module.css'

type Head = {
  text: ReactNode
  isNumber?: boolean | undefined
  /** Only for screen readers, such as over a column of buttons. */
  isUnseen?: boolean
  className?: string | undefined
  /** Sorts the list by this column: a link, so that the order is in the address. */
  to?: string
  /** `null` where the list is sorted by another column. */
  direction?: 'ascending' | 'descending' | null
}

/** The head of a column; an empty value is no column. */
export type Column = string | Head | false | null | undefined

type Props = {
  caption: string
  /** A caption that a heading nearby already shows is only heard. */
  isCaptionHidden?: boolean | undefined
  /** `dense` for the staff console. */
  density?: 'normal' | 'dense' | undefined
  /** Then `children` are the rows; without them, the whole content. */
  columns?: readonly Column[]
  children: ReactNode
}

export function Table(props: Props) {
  const { caption, isCaptionHidden = false, density = 'normal', columns, children } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={css.frame} aria-label={caption} tabIndex={0}>
      <table className={css.table} data-density={density}>
        <caption className={isCaptionHidden ? 'visually-hidden' : css.caption}>{caption}</caption>
        {columns && (
          <thead>
            <tr>{Children.toArray(columns.map(headOf))}</tr>
          </thead>
        )}
        {columns ? <tbody>{children}</tbody> : children}
      </table>
    </section>
  )
}

function headOf(column: Column): ReactNode {
  if (!column) return null
  const head: Head = typeof column === 'string' ? { text: column } : column
  const { isNumber, className, direction } = head
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction ?? undefined}
      data-number={isNumber || undefined}
    >
      {contentOf(head)}
    </th>
  )
}

function contentOf({ text, isUnseen, to }: Head): ReactNode {
  if (to !== undefined) {
    return (
      <Link to={to} className={css.sort} preventScrollReset>
        {text}
      </Link>
    )
  }
  return isUnseen ? <span className="visually-hidden">{text}</span> : text
}
