/** Sets of six scents to begin an empty pack with. */
import { Link } from 'react-router'

import { setsOf } from '#domain/catalog/scent-sets.ts'
import { useT } from '#i18n/use-t.ts'
import { addPath } from '#web/scents/card-scent.ts'
import { Seal } from '#web/scents/seal.tsx'

import { canPack, type ListedCartridge } from '../cartridge-list.ts'
import css from './set-links.module.css'

export function SetLinks({ scents }: { scents: readonly ListedCartridge[] }) {
  const t = useT()
  return (
    <nav className={css.sets} aria-label={t('scents.setsTitle')}>
      <span aria-hidden="true">{t('scents.setsTitle')}</span>
      <ul>
        {setsOf(scents.filter(canPack)).map(({ id, scents }) => (
          <li key={id}>
            <Link
              className={css.set}
              to={addPath(scents.map(({ serial }) => serial))}
              preventScrollReset
            >
              <span className={css.seals}>
                {scents.slice(0, SEALS_SHOWN).map(({ serial, kind }) => (
                  <Seal key={serial} serial={serial} kind={kind} size={20} />
                ))}
              </span>
              {t(`scents.set_${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SEALS_SHOWN = 3
