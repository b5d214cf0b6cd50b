/** Every scent with its print, found by name, code and kind as in the pack builder. Its address says what is shown. */
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { countByKind, hasKind, hasText } from '#web/scents/filter/find-scents.ts'
import { listQueryOf } from '#web/scents/filter/list-query.ts'
import { ScentFilter } from '#web/scents/filter/scent-filter.tsx'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { ScentCards } from '#web/scents/scent-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'

import type { LibraryData } from '../load-library.server.ts'
import css from './library.module.css'

export function Library({ library: { scents, kinds } }: { library: LibraryData }) {
  const t = useT()
  const query = listQueryOf(useSearchParams()[0])
  const { text, kind } = query
  const byText = useMemo(() => scents.filter((scent) => hasText(scent, text)), [scents, text])
  const found = byText.filter((scent) => hasKind(scent, kind))
  return (
    <Section id="scents" title={t('devices.libraryTitle')} intro={t('devices.libraryText')}>
      <div className={css.tools}>
        <ScentFilter query={query} counts={countByKind(byText)} kinds={kinds} />
        <Link to={FINDER_PATH} className={css.finder}>
          {t('scents.finderLink')}
          <Icon name="arrow-right" size={20} />
        </Link>
        <p role="status">{t('scents.listCount', { count: found.length })}</p>
      </div>
      {found.length > 0 ? (
        <ScentCards scents={found} />
      ) : (
        <EmptyState title={t('scents.listEmptyTitle')} text={t('scents.listEmptyText')} level={3}>
          <ButtonLink to="?#scents" variant="outline" size="small" replace preventScrollReset>
            {t('scents.listReset')}
          </ButtonLink>
        </EmptyState>
      )}
    </Section>
  )
}
