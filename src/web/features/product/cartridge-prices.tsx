import { CHAMBERS } from '#domain/catalog/device-policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'

import { Section } from '../../ui/section.tsx'
import css from './cartridge-prices.module.css'
import { useMoney } from './offer.ts'
import type { Prices, ProductData } from './product-data.ts'

/** One, six, or six with a device. */
export function CartridgePrices({ data: { prices } }: { data: ProductData }) {
  const t = useT()
  return (
    <Section id="prices" title={t('devices.pricesTitle')} ground="light">
      <div className={css.list}>
        <One
          title={t('devices.priceOne')}
          prices={prices['aroma-cartridge']}
          text={t('devices.priceOneText')}
        />
        <One
          title={t('devices.priceRefill')}
          prices={prices['refill-pack']}
          text={t('devices.priceRefillText', { count: CHAMBERS })}
        />
        <One
          title={t('devices.priceKit')}
          prices={prices.kit}
          text={t('devices.priceKitText', { count: CHAMBERS })}
        />
      </div>
    </Section>
  )
}

function One({ title, prices, text }: { title: string; prices: Prices; text: string }) {
  const t = useT()
  const locale = useLocale()
  const price = useMoney(prices)
  return (
    <div className={css.one}>
      <h3>{title}</h3>
      <p className={css.amount}>
        {price === null ? t('product.priceOnRequest') : formatMoney(price, locale)}
      </p>
      <p>{text}</p>
    </div>
  )
}
