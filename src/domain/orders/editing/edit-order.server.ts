/**
 * Staff correct a buyer's entries. The domain's own rules validate them, nothing that was paid for changes, and the
 * timeline stores the former values until the account is closed. Decisions, section 7.
 */

import { maskedEmail } from '#domain/accounts/masked-email.ts'
import { may } from '#domain/accounts/permission.ts'
import { formatPhone, normalizedPhone } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import { isMethodOffered } from '#domain/payments/methods.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { DELIVERY_TIMES, type DeliveryTime } from '#domain/shipping/delivery-time.ts'
import type { FeeRefusal } from '#domain/shipping/find-fee.server.ts'
import { wordOf } from '#domain/shipping/method.ts'
import { parsePrefecture } from '#domain/shipping/prefecture.ts'
import { readTrackingNumbers } from '#domain/shipping/tracking/read-tracking-numbers.ts'
import {
  joinTrackingNumbers,
  splitTrackingNumbers,
  tidyTrackingNumbers,
} from '#domain/shipping/tracking/tracking.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { quoteShipping } from '../placing/quote-order.server.ts'
import {
  findOrder,
  insertEvent,
  listContents,
  lockOrder,
  type Order,
  updateOrder,
} from '../store.server.ts'
import {
  EDITABLE_FIELDS,
  type EditField,
  type EditFieldError,
  type EditPart,
  type EditTexts,
  mayEdit,
} from './editable-fields.ts'
import { type EditChange, readEdit } from './parse-edit.ts'

type Code =
  | 'forbidden'
  | 'not_found'
  | 'order_state_refuses'
  | 'edit_conflict'
  | 'request_invalid'
  | 'shipping_fee_differs'
  | 'payment_method_not_offered'
  | 'product_unknown'
  | FeeRefusal

/** `faults` lists the invalid fields; empty where the whole edit is refused. */
export type EditRefusal = { code: Code; errors: EditFieldError[] }

export type OrderEdit = {
  part: EditPart
  /** Revision that the form was filled from. */
  revision: string
  input: Readonly<Record<string, string | undefined>>
  /** E-mail the status link to a changed address. */
  sendsLink: boolean
}

/** One part of an order as a form shows it. */
function editTextsOf(order: Order, part: EditPart): EditTexts {
  const texts = allTextsOf(order)
  return Object.fromEntries(EDITABLE_FIELDS[part].map((field) => [field, texts[field]]))
}

const fingerprintOfPart = (order: Order, part: EditPart): string =>
  fingerprintOf(editTextsOf(order, part))

/** Values for the forms; `null` for a part that cannot be edited now, or by whom asks. */
export type EditableOrder = Record<EditPart, { texts: EditTexts; revision: string } | null>

export async function findEditable(
  ctx: Context,
  orderId: string,
): Promise<Result<EditableOrder, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const order = await findOrder(ctx, orderId)
  if (!order) return fail('not_found')
  const of = (part: EditPart) =>
    may(ctx.actor, 'order.edit') && mayEdit(part, order)
      ? { texts: editTextsOf(order, part), revision: fingerprintOfPart(order, part) }
      : null
  return ok({ customer: of('customer'), address: of('address'), tracking: of('tracking') })
}

/** Returns the changed fields; empty when nothing changed. */
export async function editOrder(
  ctx: Context,
  orderId: string,
  edit: OrderEdit,
): Promise<Result<EditField[], EditRefusal>> {
  if (!may(ctx.actor, 'order.edit')) return refused('forbidden')

  return ctx.transaction<Result<EditField[], EditRefusal>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) return refused('not_found')
    const { part, revision, input } = edit
    if (!mayEdit(part, order)) return refused('order_state_refuses')
    if (revision !== fingerprintOfPart(order, part)) return refused('edit_conflict')

    const read = readEdit(part, editTextsOf(order, part), input)
    if (!read.ok) return fail({ code: 'request_invalid', errors: read.error })
    const trackingError = trackingErrorOf(order, read.value, input.confirmsTracking)
    if (trackingError) return fail({ code: 'request_invalid', errors: [trackingError] })
    const goes = await staysPaid(ctx, order, read.value)
    return goes.ok ? ok(await write(ctx, order, edit, read.value)) : refused(goes.error)
  })
}

/** A tracking number that its carrier would not give needs a tick for these numbers. */
function trackingErrorOf(
  { shippingMethod }: Order,
  { trackingNumber: text }: EditChange,
  confirmed = '',
): EditFieldError | null {
  if (text === undefined) return null
  const read = readTrackingNumbers(shippingMethod, text, text === tidyTrackingNumbers(confirmed))
  return read.ok ? null : { field: 'trackingNumber', code: read.error }
}

const refused = (code: Code) => fail<EditRefusal>({ code, errors: [] })

async function write(
  ctx: Context,
  order: Order,
  { part, sendsLink }: OrderEdit,
  change: EditChange,
): Promise<EditField[]> {
  const fields = EDITABLE_FIELDS[part].filter((field) => change[field] !== undefined)
  if (fields.length === 0) return []

  const edited = await updateOrder(ctx, order.id, columnsOf(order, change))
  const [before, after] = [allTextsOf(order), allTextsOf(edited)]
  await insertEvent(ctx, {
    orderId: order.id,
    kind: 'edited',
    detail: {
      fields,
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: Object.fromEntries(fields.map((field) => [field, after[field]])),
    },
  })
  if (change.email !== undefined) {
    await emailFormerAddress(ctx, order, edited)
    if (sendsLink) await sendLink(ctx, edited)
  }
  return fields
}

/** The former address may belong to another person: the e-mail states the change and masks the new address. */
const emailFormerAddress = (ctx: Context, former: Order, edited: Order): Promise<void> =>
  queueEmail(ctx, 'order_email_changed', {
    entityId: `${former.id}.${ctx.now.getTime()}`,
    to: former.customerEmail,
    locale: former.locale,
    payload: { orderId: former.id, newEmail: maskedEmail(edited.customerEmail) },
  })

const sendLink = (ctx: Context, order: Order): Promise<void> =>
  queueEmail(ctx, 'order_link', {
    entityId: `${order.id}.${ctx.now.getTime()}`,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id },
  })

function allTextsOf(order: Order): Record<EditField, string> {
  const prefecture = order.country === JAPAN ? parsePrefecture(order.state) : null
  return {
    name: order.customerName,
    kana: order.customerKana,
    company: order.customerCompany,
    department: order.customerDepartment,
    purchaseOrderNumber: order.purchaseOrderNumber,
    recipientName: order.recipientName,
    recipientCompany: order.recipientCompany,
    recipientDepartment: order.recipientDepartment,
    recipientPhone: formatPhone(order.recipientPhone, order.country),
    deliveryTime: order.deliveryTime ?? '',
    email: order.customerEmail,
    phone: formatPhone(order.customerPhone, order.location),
    notes: order.notes,
    country: order.country,
    postalCode: order.postalCode,
    // A Japanese label is written in Japanese, in every language of the console.
    state: prefecture?.name.ja ?? order.state,
    city: order.city,
    line1: order.line1,
    line2: order.line2,
    trackingNumber: joinTrackingNumbers(order.trackingNumbers),
  }
}

const COLUMNS = {
  name: 'customerName',
  kana: 'customerKana',
  company: 'customerCompany',
  department: 'customerDepartment',
  purchaseOrderNumber: 'purchaseOrderNumber',
  recipientName: 'recipientName',
  recipientCompany: 'recipientCompany',
  recipientDepartment: 'recipientDepartment',
  recipientPhone: 'recipientPhone',
  email: 'customerEmail',
  phone: 'customerPhone',
  notes: 'notes',
  country: 'country',
  postalCode: 'postalCode',
  state: 'state',
  city: 'city',
  line1: 'line1',
  line2: 'line2',
} as const satisfies Partial<Record<EditField, keyof Order>>

const deliveryTimeIn = (text: string): DeliveryTime | null =>
  DELIVERY_TIMES.find((time) => time === text) ?? null

/** A customs code is valid for one country only. */
function columnsOf(order: Order, change: EditChange): Partial<Order> {
  const columns: Partial<Order> = {}
  for (const field of Object.values(EDITABLE_FIELDS).flat()) {
    const text = change[field]
    if (field === 'deliveryTime' || field === 'trackingNumber' || text === undefined) continue
    columns[COLUMNS[field]] = text
  }
  if (change.trackingNumber !== undefined)
    columns.trackingNumbers = splitTrackingNumbers(change.trackingNumber)
  if (change.deliveryTime !== undefined) columns.deliveryTime = deliveryTimeIn(change.deliveryTime)
  if (change.phone !== undefined && change.phone !== '')
    columns.customerPhone = normalizedPhone(change.phone, [order.location, order.country])
  if (change.recipientPhone)
    columns.recipientPhone = normalizedPhone(change.recipientPhone, [order.country])
  if (change.country !== undefined) columns.customsCodeEncrypted = null
  return columns
}

/**
 * The price was agreed: an edited address must cost the same to reach and be a served destination. Both
 * addresses are priced as of today, so that later changes of rates do not matter.
 */
async function staysPaid(
  ctx: Context,
  order: Order,
  change: EditChange,
): Promise<Result<null, Code>> {
  const from = { country: order.country, state: order.state }
  const to = { country: change.country ?? from.country, state: change.state ?? from.state }
  if (placeOf(from) === placeOf(to)) return ok(null)
  if (!isMethodOffered(order.paymentMethod, { currency: order.currency, country: to.country }))
    return fail('payment_method_not_offered')

  const { lines } = await listContents(ctx, [order.id])
  const feeTo = (place: { country: string; state: string }) =>
    quoteShipping(ctx, { ...place, word: wordOf(order.shippingMethod), lines }, order.currency)
  const next = await feeTo(to)
  if (!next.ok) return next
  if (next.value.method !== order.shippingMethod) return fail('shipping_method_not_offered')

  const now = await feeTo(from)
  const paidMinor = now.ok ? now.value.fee.amountMinor : order.shippingMinor
  return next.value.fee.amountMinor === paidMinor ? ok(null) : fail('shipping_fee_differs')
}

/** The inputs of a fee: for destinations abroad the country alone. */
const placeOf = ({ country, state }: { country: string; state: string }): string =>
  country === JAPAN ? `${country} ${parsePrefecture(state)?.code ?? ''}` : country
