/** Sets of six scents to begin an empty pack with, and the way to find one's own. */
import { Link } from 'react-router'

import type { ScentSet } from '#domain/catalog/scent-sets.ts'
import { useT } from '#i18n/use-t.ts'

import { addPath } from './card-scent.ts'
import { FINDER_PATH } from './finder-path.ts'
import { SealRow } from './seal.tsx'
import css from './set-links.module.css'

type Sets = readonly ScentSet<{ serial: string; kind: string }>[]

/** Of scents that can be packed. */
export function SetLinks({ sets }: { sets: Sets }) {
  const t = useT()
  return (
    <nav className={css.sets} aria-label={t('scents.setsTitle')}>
      <span aria-hidden="true">{t('scents.setsTitle')}</span>
      <ul>
        {sets.map(({ id, scents }) => (
          <li key={id}>
            <Link
              className={css.set}
              to={addPath(scents.map(({ serial }) => serial))}
              preventScrollReset
            >
              <SealRow scents={scents.slice(0, SEALS_SHOWN)} />
              {t(`scents.set_${id}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link className={css.set} to={FINDER_PATH}>
            {t('scents.finderLink')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

const SEALS_SHOWN = 3
