/** The frame of the three legal pages: text first, a contents list that stays, and an address for every section. */
import { type ReactNode, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useCurrentSection, useEntryInView } from '#web/ui/use-current-section.ts'

import css from './legal.module.css'
import type { Contents } from './section.ts'

type Props = {
  title: string
  lead: string
  /** A sentence with the date of the text. */
  version?: string
  contents: Contents
  contentsLabel: string
  children: ReactNode
}

export function LegalPage({ title, lead, version, contents, contentsLabel, children }: Props) {
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentSection(contents.flatMap(idsOf))
  useEntryInView(nav, current)
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.opening}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {version && <p className="remark">{version}</p>}
      </header>
      <nav ref={nav} className={css.contents} aria-label={contentsLabel}>
        <ContentsList entries={contents} current={current} />
        <OtherPages />
      </nav>
      <div className={css.text}>{children}</div>
    </div>
  )
}

/** The sections of a part where it lists them, else the part itself. */
const idsOf = ({ id, sections = [] }: Contents[number]): string[] =>
  sections.length > 0 ? sections.map((section) => section.id) : [id]

type ListProps = { entries: Contents; current: string | null }

const ContentsList = ({ entries, current }: ListProps) => (
  <ol>
    {entries.map(({ id, title, sections = [] }) => (
      <li key={id}>
        <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
        {sections.length > 0 && <ContentsList entries={sections} current={current} />}
      </li>
    ))}
  </ol>
)

const PAGES = [
  { path: '/terms-of-service', word: 'shell.pageTerms' },
  { path: '/privacy-policy', word: 'shell.pagePrivacy' },
  { path: '/legal-information', word: 'shell.pageNotice' },
] as const

function OtherPages() {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <ul className={css.others}>
      {PAGES.filter(({ path }) => path !== pathname).map(({ path, word }) => (
        <li key={path}>
          <Link to={path}>{t(word)}</Link>
        </li>
      ))}
    </ul>
  )
}
