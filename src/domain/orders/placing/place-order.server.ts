/** Places an order: priced, reserved and written in one transaction. Spec §7 call 16. */
import { randomUUID } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { findTermsAcceptance } from '#domain/accounts/profile/accept-terms.server.ts'
import { isOpenAccount } from '#domain/accounts/profile/account.server.ts'
import { placedIn } from '#domain/cart/chambers.ts'
import {
  checkSelection,
  packageCount,
  quantityBySerial,
  type SelectionRefusal,
} from '#domain/cart/packaging.ts'
import { findOrderables, type UnknownGoods } from '#domain/catalog/find-orderables.server.ts'
import { needsPlateCartridge } from '#domain/catalog/serial.ts'
import { type OutOfStock, reserveGoods } from '#domain/catalog/stock/stock.server.ts'
import type { Context } from '#domain/context.ts'
import { emptyOrderedDraft } from '#domain/drafts/empty-ordered-draft.server.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { isMethodOffered } from '#domain/payments/methods.ts'
import {
  consumeRateLimit,
  type RateLimited,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import {
  type IdempotencyRefusal,
  type Replayable,
  withIdempotencyKey,
} from '#domain/rate-limits/idempotency.server.ts'
import { findSettings } from '#domain/settings/read-settings.server.ts'
import { isEuropeanUnion } from '#domain/shipping/country.ts'
import { awaitAll } from '#shared/await-all.ts'
import { money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { OrderRequest } from '../order.ts'
import { ABANDON_AFTER_HOURS } from '../policy.ts'
import { publishOrderEvent } from '../publish-order-event.server.ts'
import { insertEvent, type Order } from '../store.server.ts'
import { encryptCustomsCode } from './customs-code.server.ts'
import { insertContents, insertNumbered } from './new-order-store.server.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { Quote } from './quote.ts'
import { type QuoteRefusal, quoteOrder } from './quote-order.server.ts'

/** The current prices, named as in the request; the page shows the change and asks for confirmation. */
export type PriceChanged = {
  code: 'price_changed'
  items: { id: string; baseAmount: number }[]
  shippingAmount: number
  applicationFee: number
  totalChargeAmount: number
}

export type PlaceRefusal =
  | { code: 'forbidden' | 'currency_mismatch' | 'payment_method_not_offered' | QuoteRefusal }
  | SelectionRefusal
  | UnknownGoods
  | OutOfStock
  | PriceChanged
  | RateLimited
  | IdempotencyRefusal

export async function placeOrder(
  ctx: Context,
  request: OrderRequest,
  idempotencyKey: string | null,
): Promise<Replayable<PlacedOrder, PlaceRefusal>> {
  if (ctx.actor.kind !== 'customer' || !may(ctx.actor, 'order.place')) {
    return fail({ code: 'forbidden' })
  }
  const userId = ctx.actor.userId
  const counted = await consumeRateLimit(ctx, 'order_account', userId)
  if (!counted.ok) return counted

  const claim = {
    ...{ owner: userId, operation: 'place_order', key: idempotencyKey, body: request },
    storesRefusals: true,
  }
  return withIdempotencyKey<PlacedOrder, PlaceRefusal>(ctx, claim, (ctx) =>
    place(ctx, request, userId),
  )
}

async function place(
  ctx: Context,
  request: OrderRequest,
  userId: string,
): Promise<Result<PlacedOrder, PlaceRefusal>> {
  const selection = checkContents(request)
  if (!selection.ok) return selection
  const [isOpen, orderables] = await awaitAll([
    isOpenAccount(ctx, userId),
    findOrderables(ctx, request),
  ])
  if (!isOpen) return fail({ code: 'forbidden' })
  if (!orderables.ok) return orderables

  const { country, state } = request.address
  const quote = await quoteOrder(ctx, { ...request, country, state, word: request.shippingWord })
  if (!quote.ok) return fail({ code: quote.error })
  if (request.currency !== quote.value.total.currency) return fail({ code: 'currency_mismatch' })

  const shown = checkShown(request, quote.value)
  if (!shown.ok) return shown

  const demand = demandOf(request)
  const order = await write(ctx, { request, quote: quote.value, userId, demand })
  // Last, because other orders wait for these rows until the commit; a refusal undoes what was written.
  const reserved = await reserveGoods(ctx, demand)
  return reserved.ok ? ok(placed(order, quote.value)) : reserved
}

/** EU residents cannot order (spec §5), and some payment methods are limited to some countries. */
function checkContents(request: OrderRequest): Result<null, PlaceRefusal> {
  if (isEuropeanUnion(request.location) || isEuropeanUnion(request.address.country)) {
    return fail({ code: 'eu_resident' })
  }
  if (!isMethodOffered(request.paymentMethod, { ...request, country: request.address.country })) {
    return fail({ code: 'payment_method_not_offered' })
  }
  return checkSelection(packageCount(request.lines), request.picks, packageCount(request.sdks))
}

/** The client sends the prices the buyer saw; a difference refuses the order before any write. */
function checkShown(request: OrderRequest, quote: Quote): Result<null, PriceChanged> {
  const isFeeRight = request.expectedShippingMinor === quote.shippingFee.amountMinor
  const arePricesRight = request.lines.every(
    ({ expectedUnitMinor }, at) =>
      expectedUnitMinor === null || expectedUnitMinor === quote.lines[at]?.unit.amountMinor,
  )
  if (isFeeRight && arePricesRight) return ok(null)

  return fail({
    code: 'price_changed',
    items: quote.lines.map(({ productId, unit }) => ({
      id: productId,
      baseAmount: unit.amountMinor,
    })),
    shippingAmount: quote.shippingFee.amountMinor,
    applicationFee: quote.transactionFee.amountMinor,
    totalChargeAmount: quote.total.amountMinor,
  })
}

const demandOf = ({ picks }: OrderRequest) =>
  [...quantityBySerial(picks)].map(([serial, quantity]) => ({ serial, quantity }))

/** Sums the quantities of lines with the same SDK. */
function sdksOf({ sdks }: OrderRequest): { slug: string; quantity: number }[] {
  const quantities = new Map<string, number>()
  for (const { slug, quantity } of sdks) {
    quantities.set(slug, (quantities.get(slug) ?? 0) + quantity)
  }
  return [...quantities].map(([slug, quantity]) => ({ slug, quantity }))
}

async function write(
  ctx: Context,
  parts: {
    request: OrderRequest
    quote: Quote
    userId: string
    demand: { serial: string; quantity: number }[]
  },
): Promise<Order> {
  const { request, quote, userId, demand } = parts
  const settings = await findSettings(ctx, ['terms_version', 'plate_serial_prefix'])
  const termsAcceptedAt = await findTermsAcceptance(ctx, userId, settings.terms_version)
  const packages = packageCount(request.lines)
  const contents = {
    lines: quote.lines.map(({ productId, quantity, unit }, position) => ({
      position,
      productId,
      name: productId,
      quantity,
      unitMinor: unit.amountMinor,
    })),
    cartridges: placedIn(packages, { picks: demand, wells: request.chambers }),
    sdks: sdksOf(request),
  }
  const id = randomUUID()
  const order = await insertNumbered(ctx, {
    id,
    userId,
    status: 'created' as const,
    locale: ctx.locale,
    request,
    quote,
    customsCodeEncrypted: await encryptCustomsCode(ctx, id, request),
    shippingMethod: quote.method,
    packageCount: packages,
    needsPlateCartridges: needsPlateCartridge(request.deviceSerial, settings.plate_serial_prefix),
    termsVersion: termsAcceptedAt ? settings.terms_version : null,
    termsAcceptedAt,
    placedAt: ctx.now,
    unpaidUntil: new Date(ctx.now.getTime() + ABANDON_AFTER_HOURS * 3_600_000),
  })
  await awaitAll([
    insertContents(ctx, order.id, contents),
    insertEvent(ctx, { orderId: order.id, kind: 'created', toStatus: 'created', detail: {} }),
    queueEmail(ctx, 'order_received', {
      entityId: order.id,
      to: order.customerEmail,
      locale: order.locale,
      payload: { orderId: order.id },
    }),
    emptyOrderedDraft(ctx, userId, demand),
  ])
  await publishOrderEvent(ctx, order)
  return order
}

const placed = (order: Order, quote: Quote): PlacedOrder => ({
  orderId: order.id,
  number: order.number,
  subtotal: quote.subtotal,
  shippingFee: quote.shippingFee,
  transactionFee: quote.transactionFee,
  includedTax: quote.includedTax,
  total: money(order.totalMinor, order.currency),
})
