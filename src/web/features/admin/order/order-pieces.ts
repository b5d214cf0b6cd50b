import type { Pieces } from '#domain/ledger/money-words.ts'
import { priceOfItems } from '#domain/orders/refunds/refund-items.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'

import type { OrderDetail } from './order-detail.server.ts'

/** Pieces of an order in words: their names, "Kit ×2", and the price of those that have one. */
export function useOrderPieces({ lines, cartridges }: Pick<OrderDetail, 'lines' | 'cartridges'>) {
  const t = useT()
  const locale = useLocale()
  const names = new Map([
    ...lines.map(({ productId, name }) => [productId, textIn(name, locale)] as const),
    ...cartridges.map(({ serial, name }) => [serial, `${textIn(name, locale)} ${serial}`] as const),
  ])
  const nameOf = (code: string): string => names.get(code) ?? code
  return {
    nameOf,
    inWords: (pieces: readonly Pieces[]): string[] =>
      pieces.map(({ code, quantity }) =>
        t('admin.pieces', { name: nameOf(code), count: quantity }),
      ),
    priced: (pieces: readonly Pieces[]) =>
      pieces.map((piece) => ({
        text: t('admin.pieces', { name: nameOf(piece.code), count: piece.quantity }),
        minor: priceOfItems([piece], lines),
      })),
  }
}
