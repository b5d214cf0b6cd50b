/** A list of dated texts, page by page: of news, and of the blog. Spec §2 "Pagination control", §9. */
import { useT } from '#i18n/use-t.ts'
import type { PageMeta } from '#shared/page.ts'
import { usePaginationLabels } from '#web/labels/ui-labels.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { DatedList } from './dated-list.tsx'
import type { Year } from './entry.ts'
import css from './list-page.module.css'

type Props = {
  title: string
  intro: string
  path: '/company/news' | '/blog'
  years: readonly Year[]
  meta: PageMeta
  /** The address names a page that there is not. */
  isMissing: boolean
  words: { missing: string; none: string; first: string }
}

export function ListPage({ title, intro, path, years, meta, isMissing, words }: Props) {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.head}>
        <SectionHeader level={1} title={title} intro={intro} />
      </header>
      {isMissing ? (
        <EmptyState title={words.missing} text={t('company.pagesInAll', { count: meta.pages })}>
          <ButtonLink to={path} variant="outline">
            {words.first}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {years.length === 0 && <EmptyState title={words.none} />}
          <DatedList years={years} hasLead={meta.current === 1} />
          <Pages meta={meta} path={path} />
        </>
      )}
    </div>
  )
}

function Pages({ meta, path }: Pick<Props, 'meta' | 'path'>) {
  return (
    <Pagination
      meta={meta}
      hrefOf={(page) => (page === 1 ? path : `${path}?page=${page}`)}
      words={usePaginationLabels(meta)}
    />
  )
}
