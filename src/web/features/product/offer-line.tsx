import { useT } from '#i18n/use-t.ts'
import { RegionalPrice } from '#web/prices/regional.tsx'
import { ButtonGroup } from '#web/ui/button-group.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import type { Offer } from './offer.ts'
import css from './offer-line.module.css'

/** The price with what it includes, and the way to get the thing. */
export function OfferLine({ offer }: { offer: Offer }) {
  const t = useT()
  const { prices, words, note, link, otherLink } = offer
  return (
    <div className={css.offer}>
      <p className={css.price}>
        {prices !== null && (
          <RegionalPrice prices={prices} note={t('ui.taxIncluded')} size="large" />
        )}
        {words !== null && (
          <span className={css.words} data-alone={prices === null || undefined}>
            {words}
          </span>
        )}
      </p>
      <ButtonGroup>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
        {otherLink !== null && (
          <ButtonLink to={otherLink.to} variant="outline">
            {otherLink.label}
          </ButtonLink>
        )}
      </ButtonGroup>
      {note !== null && <p className={css.note}>{note}</p>}
    </div>
  )
}
