/** Places an order: priced, reserved and written in one transaction. Spec §7 call 16. */
import { randomUUID } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { findTermsAcceptance } from '#domain/accounts/profile/accept-terms.server.ts'
import { shareAddress } from '#domain/accounts/profile/account.server.ts'
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
import type { StoredDraft } from '#domain/drafts/draft.ts'
import { emptyOrderedDraft } from '#domain/drafts/empty-ordered-draft.server.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
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
import { addHours } from '#shared/add-time.ts'
import { awaitAll } from '#shared/await-all.ts'
import { money } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { OrderRequest } from '../order.ts'
import { ABANDON_AFTER_HOURS, UNPAID_PACKAGES_MAX } from '../policy.ts'
import { publishOrderEvent } from '../publish-order-event.server.ts'
import { insertEvent } from '../store.server.ts'
import { countRecipient } from './count-recipient.server.ts'
import { encryptCustomsCode } from './customs-code.server.ts'
import {
  countUnpaidPackages,
  insertContents,
  insertOrder,
  type NewOrderRow,
  newOrder,
} from './new-order-store.server.ts'
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
  | { code: 'too_many_unpaid'; max: number }
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
  const claim = {
    owner: userId,
    operation: 'place_order',
    key: idempotencyKey,
    body: request,
    storesRefusal: ({ code }: PlaceRefusal) => code !== 'rate_limited',
    count: (ctx: Context) => consumeRateLimit(ctx, 'order_account', userId),
    read: (ctx: Context) => readFacts(ctx, request, userId),
  }
  return withIdempotencyKey<PlacedOrder, PlaceRefusal, Facts>(ctx, claim, (ctx, facts) =>
    place(ctx, { request, userId, facts }),
  )
}

type Facts = Awaited<ReturnType<typeof readFacts>>
type Placing = { request: OrderRequest; userId: string; facts: Facts }

/** One round trip. */
async function readFacts(ctx: Context, request: OrderRequest, userId: string) {
  const [account, terms, draft, unpaidPackages, orderables, settings] = await awaitAll([
    shareAddress(ctx, userId),
    findTermsAcceptance(ctx, userId),
    viewDraft(ctx),
    // The row of the account's rate limit is locked by now, so its orders are placed one after the other.
    countUnpaidPackages(ctx, userId),
    findOrderables(ctx, request),
    findSettings(ctx, ['plate_serial_prefix']),
  ])
  return {
    account,
    terms,
    unpaidPackages,
    orderables,
    platePrefix: settings.plate_serial_prefix,
    draft: draft.ok ? draft.value : null,
  }
}

async function place(
  ctx: Context,
  { request, userId, facts }: Placing,
): Promise<Result<PlacedOrder, PlaceRefusal>> {
  const selection = checkContents(request)
  if (!selection.ok) return selection
  if (!facts.account) return fail({ code: 'forbidden' })
  if (!facts.orderables.ok) return facts.orderables
  if (facts.unpaidPackages + packageCount(request.lines) > UNPAID_PACKAGES_MAX) {
    return fail({ code: 'too_many_unpaid', max: UNPAID_PACKAGES_MAX })
  }

  const { country, state } = request.address
  const [quote, counted] = await awaitAll([
    quoteOrder(ctx, { ...request, country, state, word: request.shippingWord }),
    countRecipient(ctx, request.customer.email, facts.account),
  ])
  if (!counted.ok) return counted
  if (!quote.ok) return fail({ code: quote.error })
  if (request.currency !== quote.value.total.currency) return fail({ code: 'currency_mismatch' })

  const shown = checkShown(request, quote.value)
  if (!shown.ok) return shown

  const row = await orderOf(ctx, { request, userId, facts, quote: quote.value })
  const demand = demandOf(request)
  const [, reserved] = await awaitAll([
    write(ctx, row, { request, quote: quote.value, draft: facts.draft }),
    // Sent last, because other orders wait for these rows until the commit; a refusal undoes what was written.
    reserveGoods(ctx, demand),
  ])
  return reserved.ok ? ok(placed(row, quote.value)) : reserved
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

/** The row of the new order. */
async function orderOf(
  ctx: Context,
  { request, quote, userId, facts }: Placing & { quote: Quote },
): Promise<NewOrderRow> {
  const { version, acceptedAt } = facts.terms
  const id = randomUUID()
  return newOrder({
    id,
    userId,
    status: 'created' as const,
    locale: ctx.locale,
    request,
    quote,
    customsCodeEncrypted: await encryptCustomsCode(ctx, id, request),
    shippingMethod: quote.method,
    packageCount: packageCount(request.lines),
    needsPlateCartridges: needsPlateCartridge(request.deviceSerial, facts.platePrefix),
    termsVersion: acceptedAt ? version : null,
    termsAcceptedAt: acceptedAt,
    placedAt: ctx.now,
    unpaidUntil: addHours(ctx.now, ABANDON_AFTER_HOURS),
  })
}

/** Sends all of it in one round trip. */
async function write(
  ctx: Context,
  row: NewOrderRow,
  { request, quote, draft }: { request: OrderRequest; quote: Quote; draft: StoredDraft | null },
): Promise<void> {
  const orderId = row.id
  await awaitAll([
    insertOrder(ctx, row),
    insertContents(ctx, orderId, contentsOf(request, quote)),
    insertEvent(ctx, { orderId, kind: 'created', toStatus: 'created', detail: {} }),
    queueEmail(ctx, 'order_received', {
      entityId: orderId,
      to: row.customerEmail,
      locale: row.locale,
      payload: { orderId },
    }),
    emptyOrderedDraft(ctx, row.userId, { stored: draft, ordered: demandOf(request) }),
    publishOrderEvent(ctx, { ...row, trackingNumbers: [] }),
  ])
}

/** One line for each product, however often the request names it: refunds, replacements and packing count by product. */
const linesOf = ({ lines }: Quote) =>
  lines
    .filter(({ productId }, at) => lines.findIndex((it) => it.productId === productId) === at)
    .map(({ productId, unit }, position) => ({
      position,
      productId,
      name: productId,
      quantity: packageCount(lines.filter((it) => it.productId === productId)),
      unitMinor: unit.amountMinor,
    }))

const contentsOf = (request: OrderRequest, quote: Quote) => ({
  lines: linesOf(quote),
  cartridges: placedIn(packageCount(request.lines), {
    picks: demandOf(request),
    wells: request.chambers,
  }),
  sdks: sdksOf(request),
})

const placed = (order: NewOrderRow, quote: Quote): PlacedOrder => ({
  orderId: order.id,
  number: order.number,
  subtotal: quote.subtotal,
  shippingFee: quote.shippingFee,
  transactionFee: quote.transactionFee,
  includedTax: quote.includedTax,
  total: money(order.totalMinor, order.currency),
})
