/**
 * A refund by item: products of the order and how many of each. Scents and SDKs have no price of their own in an order:
 * a part of a package is refunded by amount.
 */
import type { Pieces, RefundState } from '#domain/ledger/money-words.ts'

import { piecesLeft, quantityOf } from '../pieces.ts'
import type { RefundParts } from './refund-parts.ts'

type Line = { productId: string; quantity: number; unitMinor: number }
type Refunded = { state: RefundState; items: readonly Pieces[]; restocked: readonly Pieces[] }

/** How many of each product no refund has paid for yet. */
export const refundableItems = <Ordered extends Line>(
  lines: readonly Ordered[],
  refunds: readonly Refunded[],
) =>
  piecesLeft(
    lines.map(({ productId, ...line }) => ({ ...line, code: productId })),
    active(refunds).flatMap(({ items }) => items),
  )

/** How many of each cartridge no refund has put back in stock yet. */
export const restockable = (
  cartridges: readonly { serial: string; quantity: number }[],
  refunds: readonly Refunded[],
): Pieces[] =>
  piecesLeft(
    cartridges.map(({ serial, quantity }) => ({ code: serial, quantity })),
    active(refunds).flatMap(({ restocked }) => restocked),
  )

const active = (refunds: readonly Refunded[]) =>
  refunds.filter(({ state }) => state !== 'withdrawn')

export const priceOfItems = (items: readonly Pieces[], lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { productId, unitMinor }) => sum + unitMinor * quantityOf(items, { code: productId }),
    0,
  )

/** The parts of a refund: the amounts as typed, and the price of the items added to the goods. */
export const withItems = (
  { goodsMinor, shippingMinor, feeMinor, excessMinor }: RefundParts,
  items: readonly Pieces[],
  lines: readonly Line[],
): RefundParts => ({
  goodsMinor: goodsMinor + priceOfItems(items, lines),
  shippingMinor,
  feeMinor,
  excessMinor,
})
