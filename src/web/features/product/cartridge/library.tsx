/** Every scent with its print, found by name, code and kind as in the pack builder. Its address says what is shown. */
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import type { CardScent } from '#web/scents/card-scent.ts'
import { findByText, hasKind } from '#web/scents/filter/find-scents.ts'
import { listQueryOf } from '#web/scents/filter/list-query.ts'
import { NoScents } from '#web/scents/filter/no-scents.tsx'
import { ScentFilter } from '#web/scents/filter/scent-filter.tsx'
import { FINDER_PATH } from '#web/scents/finder-path.ts'
import { ScentCard, ScentCards } from '#web/scents/scent-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'

import type { LibraryData } from '../load-library.server.ts'
import css from './library.module.css'
import shelvesCss from './shelves.module.css'

export function Library({ library: { scents, kinds } }: { library: LibraryData }) {
  const t = useT()
  const query = listQueryOf(useSearchParams()[0])
  const { text, kind } = query
  const byText = useMemo(() => findByText(scents, text), [scents, text])
  const found = byText.scents.filter((scent) => hasKind(scent, kind))
  return (
    <Section id="scents" title={t('devices.libraryTitle')} intro={t('devices.libraryText')}>
      <div className={css.tools}>
        <ScentFilter query={query} byText={byText} kinds={kinds} />
        <Link to={FINDER_PATH} className={css.finder}>
          {t('scents.finderLink')}
          <Icon name="arrow-right" size={20} />
        </Link>
        <p role="status">{t('scents.listCount', { count: found.length })}</p>
      </div>
      {found.length === scents.length && <Shelves scents={scents} kinds={kinds} />}
      {found.length > 0 && found.length < scents.length && <ScentCards scents={found} />}
      {found.length === 0 && <NoScents text={text} all="?#scents" />}
    </Section>
  )
}

type ShelvesProps = {
  scents: readonly CardScent[]
  kinds: readonly { kind: string; word: string }[]
}

/** Every scent with its print, by category. On a phone each category is a shelf to be moved sideways; elsewhere one grid. */
function Shelves({ scents, kinds }: ShelvesProps) {
  const shelves = kinds.map(({ kind, word }) => ({
    kind,
    word,
    scents: scents.filter((scent) => scent.kind === kind),
  }))
  return (
    <div className={shelvesCss.shelves}>
      {shelves.map(({ kind, word, scents }) => (
        <section key={kind} className={shelvesCss.shelf} aria-labelledby={`shelf-${kind}`}>
          <h3 id={`shelf-${kind}`} className={shelvesCss.kind}>
            <i data-kind={kind} />
            {word}
            <span className="figures">{scents.length}</span>
          </h3>
          <ul className={shelvesCss.row}>
            {scents.map((scent) => (
              <ScentCard key={scent.serial} scent={scent} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
