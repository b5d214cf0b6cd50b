/** An order with its contents, timeline and ledger, for its owner, e-mails and staff. */
import { may } from '#domain/accounts/permission.ts'
import { formatPhone } from '#domain/addresses/phone-number.ts'
import { slotsFrom } from '#domain/cart/chambers.ts'
import { packedPackages } from '#domain/cart/packed-packages.ts'
import { slotsOf } from '#domain/cart/slots.ts'
import { listNames, type Names } from '#domain/catalog/list-names.server.ts'
import type { Context } from '#domain/context.ts'
import { readDisputes, readLedgers } from '#domain/ledger/ledger.server.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { parcelsOf } from '#domain/shipping/tracking/tracking.ts'
import { fail, invariant, ok, type Result } from '#shared/result.ts'

import { findCustomerOrder } from './customer-order.server.ts'
import type { OrderView, ReplacementView, StaffOrderView } from './order-view.ts'
import { type Replacement, replacementNumber } from './replacement.ts'
import { listReplacements } from './replacement-store.server.ts'
import {
  findOrder,
  listByIds,
  listContents,
  listEvents,
  listTransfers,
  type Order,
  type OrderContents,
} from './store.server.ts'
import { withoutUndone } from './timeline.ts'

export async function viewCustomerOrder(
  ctx: Context,
  orderId: string,
): Promise<Result<OrderView, 'not_found'>> {
  const order = await findCustomerOrder(ctx, orderId)
  return order ? ok(await compose(ctx, order)) : fail('not_found')
}

export async function viewOrderAsStaff(
  ctx: Context,
  orderId: string,
): Promise<Result<StaffOrderView, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const order = await findOrder(ctx, orderId)
  if (!order) return fail('not_found')
  const view = await compose(ctx, order)
  const phone = formatPhone(order.customerPhone, JAPAN)
  return ok({
    ...view,
    order: { ...view.order, customerPhone: phone },
    events: await listEvents(ctx, [orderId]),
    transfers: await listTransfers(ctx, orderId),
    disputes: await readDisputes(ctx, orderId),
  })
}

/** Without a permission check: the caller has authorised the access. `null` for an unknown order. */
export async function findOrderView(ctx: Context, orderId: string): Promise<OrderView | null> {
  const order = await findOrder(ctx, orderId)
  return order ? compose(ctx, order) : null
}

/** For e-mails, which the system sends: the orders that exist, by their ids. */
export async function viewOrdersForEmails(
  ctx: Context,
  orderIds: readonly string[],
): Promise<Map<string, OrderView>> {
  const views = await composeViews(ctx, await listByIds(ctx, orderIds))
  return new Map(views.map((view) => [view.order.id, view]))
}

/** The views of many orders, with as many queries as for one. The caller has authorised the access. */
export async function composeViews(ctx: Context, orders: readonly Order[]): Promise<OrderView[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const contents = await listContents(ctx, ids)
  const names = await listNames(ctx, {
    productIds: unique(contents.lines.map(({ productId }) => productId)),
    serials: unique(contents.cartridges.map(({ serial }) => serial)),
    slugs: unique(contents.sdks.map(({ slug }) => slug)),
  })
  const [lines, cartridges, sdks, events] = [
    byOrder(contents.lines),
    byOrder(contents.cartridges),
    byOrder(contents.sdks),
    byOrder(await listEvents(ctx, ids)),
  ]
  const ledgers = await readLedgers(ctx, orders)
  const replacements = byOrder(await listReplacementsOf(ctx, orders))
  const company = await findSettingsBelow(ctx, 'company.')

  return orders.flatMap((order) => {
    const { id } = order
    const ledger = ledgers.get(id)
    if (!ledger) return []
    const own = {
      lines: lines.get(id) ?? [],
      cartridges: cartridges.get(id) ?? [],
      sdks: sdks.get(id) ?? [],
    }
    return {
      order: {
        ...order,
        customerPhone: formatPhone(order.customerPhone, order.location),
        recipientPhone: formatPhone(order.recipientPhone, order.country),
      },
      ...named(own, names),
      packages: packagesOf(order, own),
      parcels: parcelsOf(order),
      replacements: (replacements.get(id) ?? []).map((one) => replacementView(order, one)),
      events: withoutUndone(events.get(id) ?? []),
      ledger,
      company,
    }
  })
}

/** Only what was sent is replaced: orders before that cost no query. */
async function listReplacementsOf(ctx: Context, orders: readonly Order[]): Promise<Replacement[]> {
  const sent = orders.filter(({ shippedAt }) => shippedAt !== null)
  return sent.length === 0
    ? []
    : listReplacements(
        ctx,
        sent.map(({ id }) => id),
      )
}

const replacementView = (order: Order, replacement: Replacement): ReplacementView => ({
  ...replacement,
  number: replacementNumber(order.number, replacement),
  parcels: parcelsOf({ ...order, trackingNumbers: replacement.trackingNumbers }),
})

async function compose(ctx: Context, order: Order): Promise<OrderView> {
  const [view] = await composeViews(ctx, [order])
  invariant(view, 'an order has its view')
  return view
}

function packagesOf({ packageCount }: Order, { lines, cartridges }: OrderContents) {
  const wells = slotsFrom(packageCount, cartridges)
  return packedPackages(lines, slotsOf(packageCount, cartridges, wells))
}

const byOrder = <Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId)

const unique = (values: readonly string[]): string[] => [...new Set(values)]

const named = (
  { lines, cartridges, sdks }: OrderContents,
  names: Names,
): Pick<OrderView, 'lines' | 'cartridges' | 'sdks'> => ({
  lines: lines.map(({ productId, name, quantity, unitMinor }) => ({
    productId,
    name: names.products.get(productId) ?? { en: name, ja: null, ko: null },
    quantity,
    unitMinor,
  })),
  cartridges: cartridges.map(({ serial, quantity }) => ({
    serial,
    name: names.cartridges.get(serial)?.name ?? { en: serial, ja: null, ko: null },
    kind: names.cartridges.get(serial)?.kind ?? 'custom',
    quantity,
  })),
  sdks: sdks.map(({ slug, quantity }) => ({
    slug,
    name: names.sdks.get(slug) ?? { en: slug, ja: null, ko: null },
    quantity,
  })),
})
