/** Sets of six scents, each with its way into a pack. */
import type { ScentSet } from '#domain/catalog/scent-sets.ts'
import { useT } from '#i18n/use-t.ts'

import { ButtonLink } from '../ui/button.tsx'
import { addPath, type CardScent } from './card-scent.ts'
import { ScentName } from './scent-name.tsx'
import css from './scent-sets.module.css'

export function ScentSets({ sets }: { sets: readonly ScentSet<CardScent>[] }) {
  const t = useT()
  return (
    <ul className={css.sets}>
      {sets.map(({ id, scents }) => {
        const serials = scents.filter(({ canPack }) => canPack).map(({ serial }) => serial)
        return (
          <li key={id} className={css.set}>
            <h3>{t(`scents.set_${id}`)}</h3>
            <p className={css.text}>{t(`scents.setText_${id}`)}</p>
            <ul className={css.scents}>
              {scents.map((scent) => (
                <li key={scent.serial}>
                  <ScentName {...scent} size={32} />
                </li>
              ))}
            </ul>
            <ButtonLink to={addPath(serials)} variant="outline" size="small">
              {t('scents.addSet', { count: serials.length })}
              <span className="visually-hidden">{t(`scents.set_${id}`)}</span>
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}
