/** Unit price times packages, their sum and the least that shipping costs. The fee and the total come from the server in checkout. */
import type { ProductId } from '#domain/orders/product.ts'
import { isEuropeanUnion, JAPAN } from '#domain/shipping/country.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, fromYen, type Money, sum, times } from '#shared/money.ts'

import { ImportCharges } from '../../prices/order-sums.tsx'
import { Price } from '../../ui/price.tsx'
import type { Builder } from './builder.ts'
import { linesOf, type Pack } from './pack.ts'
import css from './packing/pack-panel.module.css'
import type { UnitPrices } from './use-prices.ts'

type Props = { builder: Builder; pack: Pack; prices: UnitPrices | null }

export function Summary({ builder, pack, prices }: Props) {
  const t = useT()
  const locale = useLocale()
  const lines = pricedLines(pack, prices)
  const { location, address } = pack.draft
  // A resident of the Union is sent a quote: no address is asked for, and no fee is promised.
  const isQuoted = isEuropeanUnion(location)
  const country = isQuoted ? location : address.country
  const shipping = lowestFee(builder, pack)
  const [first, ...others] = lines.map(({ unit, quantity }) => times(unit, quantity))

  return (
    <div className={css.summary}>
      <h3 className="visually-hidden">{t('order.summaryTitle')}</h3>
      <dl>
        {/* One package is its own sum. */}
        {(lines.length > 1 || lines.some(({ quantity }) => quantity > 1)) &&
          lines.map(({ id, unit, quantity }) => (
            <div key={id}>
              <dt>
                {builder.products[id]}
                <small className="figures">
                  {t('order.linePrice', { unit: formatMoney(unit, locale), quantity })}
                </small>
              </dt>
              <dd className="figures">{formatMoney(times(unit, quantity), locale)}</dd>
            </div>
          ))}
        {first !== undefined && (
          <div className={css.subtotal}>
            <dt>{t('order.subtotal')}</dt>
            <dd>
              <Price
                money={sum(first, ...others)}
                locale={locale}
                note={first.currency === 'jpy' ? t('ui.taxIncluded') : undefined}
                size="large"
              />
            </dd>
          </div>
        )}
      </dl>
      {!isQuoted && (
        <p>
          {shipping === null
            ? t('order.shippingLater')
            : t('order.shippingFrom', { amount: shipping })}
        </p>
      )}
      {first !== undefined && (
        <ImportCharges sums={{ country, goods: sum(first, ...others), shipping: null }} />
      )}
    </div>
  )
}

/** In the buyer's currency, which is that of the place the parcel goes to in all but rare orders. */
function lowestFee({ countries, currencyRate }: Builder, { draft }: Pack): Money | null {
  const { country } = draft.address
  const isHome = country === JAPAN
  const fees = countries.find(({ code }) => code === country)?.shippingFrom
  if (!fees || isHome !== (draft.location === JAPAN)) return null
  const hasKit = linesOf(draft).some(({ id, quantity }) => id === 'kit' && quantity > 0)
  const yen = hasKit ? fees.kit : fees.refill
  return yen === null ? null : fromYen(yen, isHome ? 'jpy' : 'usd', currencyRate)
}

type PricedLine = { id: ProductId; unit: Money; quantity: number }

const pricedLines = (pack: Pack, prices: UnitPrices | null): PricedLine[] =>
  linesOf(pack.draft).flatMap(({ id, quantity }) => {
    const unit = prices?.[id] ?? null
    return unit === null || quantity === 0 ? [] : [{ id, unit, quantity }]
  })
