import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'

import type { Sdk } from './sdk.ts'

/** In both currencies: the page is the same for everybody, wherever they live. */
export function usePrice(): (sdk: Pick<Sdk, 'prices'>) => string {
  const t = useT()
  const locale = useLocale()
  return ({ prices }) =>
    prices === null
      ? t('software.free')
      : `${formatMoney(prices.usd, locale)} · ${formatMoney(prices.jpy, locale)}`
}
