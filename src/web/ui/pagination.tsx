/** First, previous, current, next, the one after it and last, with the state in words. Spec §2. */
import { Link } from 'react-router'

import type { PageMeta } from '#shared/page.ts'

import css from './pagination.module.css'

type Words = {
  label: string
  /** "Page 2 of 9" */
  state: string
  first: string
  previous: string
  next: string
  last: string
  page: (number: number) => string
}

type Props = { meta: PageMeta; hrefOf: (page: number) => string; words: Words }

export function Pagination({ meta: { current, pages, next, prev }, hrefOf, words }: Props) {
  if (pages <= 1) return null
  const numbers = [current, current + 1, current + 2].filter((number) => number <= pages)

  return (
    <nav className={css.pagination} aria-label={words.label}>
      <ul className={css.list}>
        <Step to={prev === null ? null : hrefOf(1)} label={words.first} />
        <Step to={prev === null ? null : hrefOf(prev)} label={words.previous} rel="prev" />
        {numbers.map((number) => (
          <li key={number}>
            <Link to={hrefOf(number)} aria-current={number === current ? 'page' : undefined}>
              <span aria-hidden="true">{number}</span>
              <span className="visually-hidden">{words.page(number)}</span>
            </Link>
          </li>
        ))}
        <Step to={next === null ? null : hrefOf(next)} label={words.next} rel="next" />
        <Step to={next === null ? null : hrefOf(pages)} label={words.last} />
      </ul>
      <p className={css.state} aria-live="polite">
        {words.state}
      </p>
    </nav>
  )
}

function Step({ to, label, rel }: { to: string | null; label: string; rel?: string }) {
  return (
    <li>
      {to === null ? (
        <span aria-disabled="true">{label}</span>
      ) : (
        <Link to={to} rel={rel}>
          {label}
        </Link>
      )}
    </li>
  )
}
