/** The numbers the sandbox knows, and what each of them does. */
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { type CardInput, spacedNumber } from './card-fields.ts'
import css from './sandbox-form.module.css'

const CARDS = [
  { number: '4242424242424242', key: 'checkout.testCardSucceeds' },
  { number: '4000000000003220', key: 'checkout.testCardAuthentication' },
  { number: '4000000000000002', key: 'checkout.testCardDeclined' },
  { number: '4000000000009995', key: 'checkout.testCardFunds' },
  { number: '4000000000000069', key: 'checkout.testCardExpired' },
  { number: '4000000000000127', key: 'checkout.testCardCvc' },
  { number: '4000008400001629', key: 'checkout.testCardAuthenticationDeclined' },
  { number: '4000000000000077', key: 'checkout.testCardSlow' },
] as const

export function TestCards({ onChoose }: { onChoose: (card: CardInput) => void }) {
  const t = useT()
  return (
    <details className={css.cards}>
      <summary>{t('checkout.testCards')}</summary>
      <ul>
        {CARDS.map(({ number, key }) => (
          <li key={number}>
            <span>
              <span className="code">{spacedNumber(number)}</span>
              <span>{t(key)}</span>
            </span>
            <Button
              variant="outline"
              size="small"
              onClick={() =>
                onChoose({
                  number: spacedNumber(number),
                  expiry: `12 / ${(new Date().getFullYear() + 2) % 100}`,
                  cvc: '123',
                })
              }
            >
              {t('checkout.testCardUse')}
              <span className="visually-hidden">{number.slice(-4)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
