import { useLocale } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import { ButtonGroup } from '#web/ui/button-group.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import type { Offer } from './offer.ts'
import css from './offer-line.module.css'

/** The price with what it includes, and the way to get the thing. */
export function OfferLine({ offer: { price, words, link, otherLink } }: { offer: Offer }) {
  const locale = useLocale()
  return (
    <div className={css.offer}>
      <p className={css.price}>
        {price !== null && <span className={css.amount}>{formatMoney(price, locale)}</span>}
        <span className={css.words} data-alone={price === null || undefined}>
          {words}
        </span>
      </p>
      <ButtonGroup>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
        {otherLink !== null && (
          <ButtonLink to={otherLink.to} variant="outline">
            {otherLink.label}
          </ButtonLink>
        )}
      </ButtonGroup>
    </div>
  )
}
