/** The page's own bar: where one is, what it costs, and the way to get it, between the hero's button and the last one. */
import { useT } from '#i18n/use-t.ts'
import { RegionalPrice } from '#web/prices/regional.tsx'
import { useIsOverNight } from '#web/shell/header/use-is-over-night.ts'
import { useCurrentSection } from '#web/ui/use-current-section.ts'

import { ButtonLink } from '../../ui/button.tsx'
import type { Offer } from './offer.ts'
import css from './sub-nav.module.css'

export type Stop = { id: string; word: string }

type Props = { name: string; stops: readonly Stop[]; offer: Offer; isShown: boolean }

/** Below the header, on a screen that has room for it. */
export function TopBar({ name, stops, offer, isShown }: Props) {
  const t = useT()
  const isOverNight = useIsOverNight()
  const current = useCurrentSection(stops.map(({ id }) => id))
  return (
    <div className={css.place}>
      <nav
        className={css.top}
        aria-label={t('product.navLabel', { name })}
        data-shown={isShown || undefined}
        data-theme={isOverNight ? 'night' : undefined}
      >
        <div className={`wrap ${css.row}`}>
          <span className={css.name}>{name}</span>
          <div className={css.links}>
            {stops.map(({ id, word }) => (
              <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {word}
              </a>
            ))}
          </div>
          <PriceWords offer={offer} />
          <ButtonLink to={offer.link.to} size="small">
            {offer.link.label}
          </ButtonLink>
        </div>
      </nav>
    </div>
  )
}

/** On a phone, where the thumb is. */
export function BottomBar({ offer, isShown }: Pick<Props, 'offer' | 'isShown'>) {
  return (
    <div className={css.bottom} data-bottom-bar data-shown={isShown || undefined}>
      <PriceWords offer={offer} />
      <ButtonLink to={offer.link.to} size="small">
        {offer.link.label}
      </ButtonLink>
    </div>
  )
}

function PriceWords({ offer: { prices, words } }: { offer: Offer }) {
  const t = useT()
  return (
    <span className={css.price}>
      {prices !== null && <RegionalPrice prices={prices} note={t('ui.taxIncluded')} />}
      {words !== null && <small>{words}</small>}
    </span>
  )
}
