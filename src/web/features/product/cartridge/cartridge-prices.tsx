import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { type Prices, RegionalPrice } from '#web/prices/regional.tsx'
import { ShipsTo } from '#web/prices/ships-to.tsx'
import { Section } from '#web/ui/section.tsx'

import type { ProductData } from '../product-data.ts'
import css from './cartridge-prices.module.css'

/** One, six, or six with a device. */
export function CartridgePrices({ data: { prices, sold } }: { data: ProductData }) {
  const t = useT()
  return (
    <Section id="prices" title={t('devices.pricesTitle')} background="light">
      <div className={css.list}>
        <One
          title={t('devices.priceOne')}
          prices={prices['aroma-cartridge']}
          isSold={sold.includes('aroma-cartridge')}
          text={t('devices.priceOneText')}
        />
        <One
          title={t('devices.priceRefill')}
          prices={prices['refill-pack']}
          isSold={sold.includes('refill-pack')}
          text={t('devices.priceRefillText', { count: CHAMBERS })}
        />
        <One
          title={t('devices.priceKit')}
          prices={prices.kit}
          isSold={sold.includes('kit')}
          text={t('devices.priceKitText', { count: CHAMBERS })}
        />
      </div>
      <ShipsTo />
    </Section>
  )
}

type OneProps = { title: string; prices: Prices; isSold: boolean; text: string }

function One({ title, prices, isSold, text }: OneProps) {
  const t = useT()
  return (
    <div className={css.one}>
      <h3>{title}</h3>
      <p className={css.amount}>
        {prices.jpy === null ? (
          t(isSold ? 'product.priceOnRequest' : 'ui.notOnSale')
        ) : (
          <RegionalPrice prices={prices} note={t('ui.taxIncluded')} />
        )}
      </p>
      <p>{text}</p>
    </div>
  )
}
