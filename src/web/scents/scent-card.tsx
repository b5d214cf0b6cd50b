/** A scent with its print: the card leads to its page, the plus to the pack builder. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { RegionalPrice } from '../prices/regional.tsx'
import { Icon } from '../ui/icon.tsx'
import { addPath, type CardScent, scentPath } from './card-scent.ts'
import { Print } from './print.tsx'
import css from './scent-card.module.css'

export const ScentCards = ({ scents }: { scents: readonly CardScent[] }) => (
  <ul className={css.cards}>
    {scents.map((scent) => (
      <ScentCard key={scent.serial} scent={scent} />
    ))}
  </ul>
)

function ScentCard({
  scent: { serial, kind, name, english, price, canPack },
}: {
  scent: CardScent
}) {
  const t = useT()
  return (
    <li className={css.card}>
      <span className={`code ${css.code}`}>{serial}</span>
      <Print serial={serial} kind={kind} className={css.print ?? ''} />
      <div>
        <Link to={scentPath(serial)} className={css.name}>
          {name}
        </Link>
        {english !== null && (
          <p className={css.english} lang="en">
            {english}
          </p>
        )}
      </div>
      <p className={css.end}>
        {price.jpy === null ? t('scents.madeToOrder') : <RegionalPrice prices={price} />}
        {canPack && (
          <Link
            to={addPath([serial])}
            className={css.add}
            aria-label={t('scents.addName', { name })}
          >
            <Icon name="plus" size={20} />
          </Link>
        )}
      </p>
    </li>
  )
}
