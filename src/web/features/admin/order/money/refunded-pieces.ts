import type { Pieces } from '#domain/ledger/money-words.ts'
import { priceOfItems } from '#domain/orders/refunds/refund-items.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'

import type { OrderDetail } from '../order-detail.server.ts'

/** Pieces of an order in words, "Kit ×2", and the price of those that have one. */
export function useRefundedPieces({
  lines,
  cartridges,
}: Pick<OrderDetail, 'lines' | 'cartridges'>) {
  const t = useT()
  const locale = useLocale()
  const names = new Map([
    ...lines.map(({ productId, name }) => [productId, textIn(name, locale)] as const),
    ...cartridges.map(({ serial, name }) => [serial, `${textIn(name, locale)} ${serial}`] as const),
  ])
  return (pieces: readonly Pieces[]) =>
    pieces.map(({ code, quantity }) => ({
      text: t('admin.pieces', { name: names.get(code) ?? code, count: quantity }),
      minor: priceOfItems([{ code, quantity }], lines),
    }))
}
