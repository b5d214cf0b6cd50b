/** The contents of the reference. On a phone they open and close; without JavaScript they are open. */
import { useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation, useRouteLoaderData } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { DOCS_PATH, pathOf } from '#web/site/docs-pages.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useCurrentSection, useEntryInView } from '#web/ui/use-current-section.ts'

import type { DocsNavigation, DocsPageData, PageLink } from '../load/load-docs.server.ts'
import { DocsSearch } from '../search/docs-search.tsx'
import css from './contents.module.css'

export function Contents({ navigation }: { navigation: DocsNavigation }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const page = useRouteLoaderData<DocsPageData>('routes/api-docs/page')
  const area = page?.kind === 'area' ? page.group : null
  const current = useCurrentSection(area?.calls.map(({ id }) => id) ?? [])
  const list = useId()
  const listElement = useRef<HTMLDivElement>(null)
  useEntryInView(listElement, current)
  /** On a phone they close when a link was followed. */
  const close = () => setOpen(false)

  return (
    <nav
      className={css.contents}
      aria-label={t('apiDocs.contents')}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t('apiDocs.contents')}
        <Icon name={isOpen ? 'x' : 'chevron-down'} size={20} />
      </button>
      <div ref={listElement} id={list} className={css.list}>
        <DocsSearch onSearch={setSearching} onTake={close} />
        {!isSearching && (
          <>
            <NavLink to={DOCS_PATH} end onClick={close}>
              {t('apiDocs.overview')}
            </NavLink>
            <PageList title={t('apiDocs.guides')} pages={navigation.guides} onTake={close} />
            <PageList title={t('apiDocs.callsTitle')} pages={navigation.areas} onTake={close}>
              {(slug) =>
                slug === area?.slug && (
                  <CallList calls={area.calls} current={current} onTake={close} />
                )
              }
            </PageList>
          </>
        )}
      </div>
    </nav>
  )
}

type ListProps = {
  title: string
  pages: readonly PageLink[]
  onTake: () => void
  children?: (slug: string) => React.ReactNode
}

function PageList({ title, pages, onTake, children }: ListProps) {
  const { pathname } = useLocation()
  const id = useId()
  return (
    <>
      <p id={id} className={css.heading}>
        {title}
      </p>
      <ul aria-labelledby={id}>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <NavLink to={pathOf(slug)} onClick={onTake}>
              {title}
            </NavLink>
            {pathname === pathOf(slug) && children?.(slug)}
          </li>
        ))}
      </ul>
    </>
  )
}

type CallProps = {
  calls: readonly { id: string; title: string }[]
  current: string | null
  onTake: () => void
}

/** The calls of the area that is open. */
const CallList = ({ calls, current, onTake }: CallProps) => (
  <ul className={css.calls}>
    {calls.map(({ id, title }) => (
      <li key={id}>
        <Link to={`#${id}`} onClick={onTake} aria-current={id === current ? 'location' : undefined}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
