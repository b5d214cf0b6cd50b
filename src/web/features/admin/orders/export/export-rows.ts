/** An order as a row of the exported table, with headings in the language of the signed-in member of staff. */
import { formatPhone } from '#domain/addresses/phone-number.ts'
import type { Order } from '#domain/orders/order.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { stateName } from '#domain/shipping/state.ts'
import { joinTrackingNumbers } from '#domain/shipping/tracking/tracking.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { decimalText, money } from '#shared/money.ts'
import { dateTimeCell } from '#web/features/admin/parts/date-time-cell.ts'
import { reasonKey } from '#web/features/admin/parts/orders/review-reason.ts'

type Exported = {
  order: Order
  cartridges: readonly { serial: string; quantity: number }[]
  sdks: readonly { slug: string; quantity: number }[]
}
type Cell = string | number | null
type Column = { name: string; of: (exported: Exported, t: Translate) => Cell }

const COLUMNS = [
  { name: 'number', of: ({ order }) => order.number },
  { name: 'status', of: ({ order }, t) => t(`admin.status_${order.status}`) },
  { name: 'placedAt', of: ({ order }) => dateTimeCell(order.placedAt) },
  { name: 'paidAt', of: ({ order }) => dateTimeCell(order.paidAt) },
  { name: 'shippedAt', of: ({ order }) => dateTimeCell(order.shippedAt) },
  { name: 'deliveredAt', of: ({ order }) => dateTimeCell(order.deliveredAt) },
  { name: 'deadline', of: ({ order }) => dateTimeCell(order.bankDeadlineAt) },
  { name: 'method', of: ({ order }, t) => t(`admin.method_${order.paymentMethod}`) },
  { name: 'payer', of: ({ order }) => order.payerName },
  { name: 'currency', of: ({ order }) => order.currency.toUpperCase() },
  { name: 'subtotal', of: ({ order }) => amount(order, order.subtotalMinor) },
  { name: 'shipping', of: ({ order }) => amount(order, order.shippingMinor) },
  { name: 'fee', of: ({ order }) => amount(order, order.transactionFeeMinor) },
  { name: 'total', of: ({ order }) => amount(order, order.totalMinor) },
  { name: 'tax', of: ({ order }) => amount(order, order.includedTaxMinor) },
  { name: 'packages', of: ({ order }) => order.packageCount },
  {
    name: 'cartridges',
    of: ({ cartridges }) => listed(cartridges.map(({ serial, quantity }) => [serial, quantity])),
  },
  { name: 'sdks', of: ({ sdks }) => listed(sdks.map(({ slug, quantity }) => [slug, quantity])) },
  { name: 'name', of: ({ order }) => order.customerName },
  { name: 'kana', of: ({ order }) => order.customerKana },
  { name: 'company', of: ({ order }) => order.customerCompany },
  { name: 'email', of: ({ order }) => order.customerEmail },
  { name: 'phone', of: ({ order }) => formatPhone(order.customerPhone, JAPAN) },
  { name: 'country', of: ({ order }) => order.country },
  { name: 'postalCode', of: ({ order }) => order.postalCode },
  { name: 'state', of: ({ order }) => stateName(order.country, order.state, stateLocale(order)) },
  { name: 'city', of: ({ order }) => order.city },
  { name: 'line1', of: ({ order }) => order.line1 },
  { name: 'line2', of: ({ order }) => order.line2 },
  { name: 'shippingMethod', of: ({ order }, t) => t(`admin.shipping_${order.shippingMethod}`) },
  { name: 'tracking', of: ({ order }) => joinTrackingNumbers(order.trackingNumbers) },
  { name: 'device', of: ({ order }) => order.deviceSerial },
  { name: 'language', of: ({ order }) => order.locale },
  {
    name: 'review',
    of: ({ order }, t) => (order.reviewReason === null ? null : t(reasonKey(order.reviewReason))),
  },
  { name: 'notes', of: ({ order }) => order.notes },
  { name: 'department', of: ({ order }) => order.customerDepartment },
  { name: 'purchaseOrder', of: ({ order }) => order.purchaseOrderNumber },
  { name: 'recipient', of: ({ order }) => order.recipientName },
  { name: 'recipientCompany', of: ({ order }) => order.recipientCompany },
  { name: 'recipientDepartment', of: ({ order }) => order.recipientDepartment },
  { name: 'recipientPhone', of: ({ order }) => formatPhone(order.recipientPhone, JAPAN) },
  {
    name: 'deliveryTime',
    of: ({ order }, t) => order.deliveryTime && t(DELIVERY_TIME_NAMES[order.deliveryTime]),
  },
] as const satisfies readonly Column[]

export const exportHeadings = (t: Translate): string[] =>
  COLUMNS.map(({ name }) => t(`adminOrders.csv_${name}`))

export const exportRow = (exported: Exported, t: Translate): Cell[] =>
  COLUMNS.map(({ of }) => of(exported, t))

/** As the rest of the address is written: in Japan in Japanese, in Korea in the buyer's language. */
const stateLocale = ({ country, locale }: Order): Locale => (country === JAPAN ? 'ja' : locale)

const amount = ({ currency }: Order, minor: number): number =>
  Number(decimalText(money(minor, currency)))

const listed = (things: readonly (readonly [string, number])[]): string =>
  things.map(([name, quantity]) => `${name} ×${quantity}`).join('; ')
