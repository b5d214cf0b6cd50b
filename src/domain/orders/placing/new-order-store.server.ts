/** Writes a new order: its row under a free number, and its contents. Reads what the account has reserved so far. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'

import { normalizedPhone } from '#domain/addresses/phone-number.ts'
import { parseDeviceSerial } from '#domain/catalog/serial.ts'
import type { Context } from '#domain/context.ts'
import { placeholders, prepared } from '#domain/prepared.server.ts'
import { awaitAll } from '#shared/await-all.ts'
import { pick } from '#shared/pick.ts'

import type { OrderRequest } from '../order.ts'
import type { NewOrder } from '../store.server.ts'
import { hasStatus, orderCartridges, orderLines, orderSdks, orders } from '../table.server.ts'
import { newOrderNumber } from './order-number.server.ts'
import type { Quote } from './quote.ts'

type NewContents = {
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[]
  cartridges: { serial: string; quantity: number; chambers: number[] }[]
  sdks: { slug: string; quantity: number }[]
}

export type NewOrderRow = NewOrder & { id: string }

/** All columns that neither the request nor the quote determines. */
type OtherColumns = Omit<
  NewOrderRow,
  'number' | keyof ReturnType<typeof columnsOf> | keyof ReturnType<typeof amountsOf>
>

/** Two equal numbers among 2^40 are rare, not impossible: then the transaction is retried, with another number. */
export const newOrder = ({
  request,
  quote,
  ...others
}: OtherColumns & { request: OrderRequest; quote: Quote }): NewOrderRow => ({
  ...others,
  ...columnsOf(request),
  ...amountsOf(quote),
  number: newOrderNumber(),
})

export async function insertContents(
  ctx: Context,
  orderId: string,
  { lines, cartridges, sdks }: NewContents,
): Promise<void> {
  await awaitAll([
    insertLines(ctx, { orderId, rows: JSON.stringify(lines) }),
    insertCartridges(ctx, { orderId, rows: JSON.stringify(cartridges) }),
    sdks.length > 0 && insertSdks(ctx, { orderId, rows: JSON.stringify(sdks) }),
  ])
}

export const insertOrder = prepared('insert_order', (db, order: NewOrderRow) =>
  db.insert(orders).values(placeholders(orders, order)),
)

const orderId = sql`${sql.placeholder('orderId')}::uuid`
const rowsOf = (columns: SQL): SQL =>
  sql`from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as given(${columns})`

const insertLines = prepared('insert_order_lines', (db) =>
  db.insert(orderLines).select(
    sql`select ${orderId}, position, "productId", name, quantity, "unitMinor"
      ${rowsOf(sql`position int, "productId" text, name text, quantity int, "unitMinor" bigint`)}`,
  ),
)

const insertCartridges = prepared('insert_order_cartridges', (db) =>
  db.insert(orderCartridges).select(
    sql`select ${orderId}, serial, quantity, chambers
        ${rowsOf(sql`serial text, quantity int, chambers int[]`)}`,
  ),
)

const insertSdks = prepared('insert_order_sdks', (db) =>
  db
    .insert(orderSdks)
    .select(sql`select ${orderId}, slug, quantity ${rowsOf(sql`slug text, quantity int`)}`),
)

const columnsOf = ({ customer, address, recipient, ...request }: OrderRequest) => ({
  location: request.location,
  paymentMethod: request.paymentMethod,
  customerName: customer.name,
  customerEmail: customer.email,
  customerKana: customer.kana,
  customerPhone: normalizedPhone(customer.phone, [request.location, address.country]),
  customerCompany: customer.company,
  customerDepartment: customer.department,
  purchaseOrderNumber: request.purchaseOrderNumber,
  recipientName: recipient?.name ?? '',
  recipientCompany: recipient?.company ?? '',
  recipientDepartment: recipient?.department ?? '',
  recipientPhone: recipient ? normalizedPhone(recipient.phone, [address.country]) : '',
  deliveryTime: request.deliveryTime,
  notes: request.notes,
  ...pick(address, 'country', 'postalCode', 'state', 'city', 'line1', 'line2'),
  // The normalised number where it can be parsed; otherwise as typed, for staff.
  deviceSerial: parseDeviceSerial(request.deviceSerial) ?? request.deviceSerial,
})

const amountsOf = (quote: Quote) => ({
  currency: quote.total.currency,
  subtotalMinor: quote.subtotal.amountMinor,
  shippingMinor: quote.shippingFee.amountMinor,
  transactionFeeMinor: quote.transactionFee.amountMinor,
  includedTaxMinor: quote.includedTax.amountMinor,
  totalMinor: quote.total.amountMinor,
})

/** Packages whose goods the unpaid orders of an account reserve. */
export async function countUnpaidPackages(ctx: Context, userId: string): Promise<number> {
  const [row] = await sumUnpaid(ctx, { userId })
  return row?.packages ?? 0
}

const sumUnpaid = prepared('sum_unpaid_packages', (db) =>
  db
    .select({ packages: sql<number>`coalesce(sum(${orders.packageCount}), 0)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        // In the index of an account's orders, so that paid ones are not read.
        isNull(orders.paidAt),
        hasStatus('created', 'awaiting_transfer'),
      ),
    ),
)
