import type { PriceRow } from '#domain/catalog/prices/price-plan.ts'
import type { PricedProduct } from '#domain/catalog/prices/set-prices.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import { TextField } from '../forms/action-form.tsx'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import { GoodsForm, useGoodsFields } from '../forms/goods-form.tsx'
import { AMOUNT_EXAMPLES } from '../forms/parse-amount.ts'
import { dateTimeText } from '../parts/date-time.tsx'
import layout from '../parts/form-layout.module.css'

type Props = { product: PricedProduct; errors: GoodsErrors | undefined }

/** A new price next to the old one, from now on or from a later moment. */
export function PriceForm({ product, errors }: Props) {
  const t = useT()
  const locale = useLocale()
  const filled = useGoodsFields('set_prices', errors, {})
  const { current } = product.plan
  const standsNow = (currency: 'jpy' | 'usd') => {
    const row = current[currency]
    if (!row) return t('adminCatalog.priceHintNone', { example: AMOUNT_EXAMPLES[currency] })
    return t('adminCatalog.priceHint', { amount: money(row.unitAmount, currency) })
  }
  return (
    <GoodsForm
      action="set_prices"
      errors={errors}
      hidden={{ id: product.id }}
      revision={product.revision}
      title={t('adminCatalog.priceTitle', { name: textIn(product.name, locale) })}
      text={t('adminCatalog.priceText')}
      submit={t('adminCatalog.priceSubmit')}
      close={t('adminCatalog.close')}
    >
      <div className={layout.fields}>
        <TextField
          label={t('adminCatalog.yen')}
          hint={standsNow('jpy')}
          state={filled('jpy')}
          inputMode="numeric"
          maxLength={12}
        />
        <TextField
          label={t('adminCatalog.dollars')}
          hint={standsNow('usd')}
          state={filled('usd')}
          inputMode="decimal"
          maxLength={12}
        />
        <TextField
          type="datetime-local"
          label={t('adminCatalog.startsAt')}
          hint={t('adminCatalog.startsHint')}
          state={filled('startsAt')}
        />
      </div>
    </GoodsForm>
  )
}

export function WithdrawForm({ product, price, errors }: Props & { price: PriceRow }) {
  const t = useT()
  const locale = useLocale()
  return (
    <GoodsForm
      action="withdraw_price"
      errors={errors}
      hidden={{ id: product.id, priceId: String(price.id) }}
      title={t('adminCatalog.withdrawTitle', {
        name: textIn(product.name, locale),
        amount: money(price.unitAmount, price.currency),
        moment: dateTimeText(price.startsAt, locale),
      })}
      text={t('adminCatalog.withdrawText')}
      submit={t('adminCatalog.withdrawSubmit')}
      variant="danger"
      close={t('adminCatalog.withdrawKeep')}
    />
  )
}
