/** A scent with its print: the card leads to its page, the plus to the pack builder. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Icon } from '../ui/icon.tsx'
import { addPath, type CardScent, scentPath } from './card-scent.ts'
import { Print } from './print.tsx'
import css from './scent-card.module.css'

type Props = { scent: CardScent }

export const ScentCards = ({ scents }: { scents: readonly CardScent[] }) => (
  <ul className={css.cards}>
    {scents.map((scent) => (
      <ScentCard key={scent.serial} scent={scent} />
    ))}
  </ul>
)

export function ScentCard({ scent: { serial, kind, name, english, price, canPack } }: Props) {
  const t = useT()
  return (
    <li className={css.card}>
      <Print serial={serial} kind={kind} className={css.print ?? ''} />
      <div className={css.names}>
        <Link to={scentPath(serial)} className={css.name}>
          {name}
        </Link>
        {english !== null && (
          <p className={css.english} lang="en">
            {english}
          </p>
        )}
        {!canPack && price.jpy !== null && <p className={css.state}>{t('scents.outOfStock')}</p>}
      </div>
      {canPack && (
        <Link to={addPath([serial])} className={css.add} aria-label={t('scents.addName', { name })}>
          <Icon name="plus" size={20} />
        </Link>
      )}
    </li>
  )
}
