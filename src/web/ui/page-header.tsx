/** The header of a page: a name, one sentence that says what it does for a person, and what follows from it. */
import type { ReactNode } from 'react'

import type { Locale } from '#shared/locale.ts'

import css from './page-header.module.css'

type Props = {
  name?: string
  claim: string
  /** The claim on one side and its explanation on the other, where there is room. */
  isAcross?: boolean | undefined
  children: ReactNode
}

export function PageHeader({ name, claim, isAcross = false, children }: Props) {
  return (
    <div className={css.header} data-across={isAcross || undefined}>
      {name === undefined ? (
        <h1 className={css.claim}>{claim}</h1>
      ) : (
        <h1>
          <span className={css.name}>{name}</span> <span className={css.claim}>{claim}</span>
        </h1>
      )}
      {children}
    </div>
  )
}

/** A sentence or two below a title, larger than the text of the page. */
export function Lead({ lang, children }: { lang?: Locale; children: ReactNode }) {
  return (
    <p className={css.lead} lang={lang}>
      {children}
    </p>
  )
}
