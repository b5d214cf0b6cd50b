/** Parts that e-mails about orders share. Each returns blocks or facts. */
import { numbersOf, scentsIn } from '#domain/cart/packed-packages.ts'
import { isForeignTransfer } from '#domain/orders/bank-transfers/payer-name.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { CONSUMPTION_TAX_PERCENT, STATUS_LINK_DAYS } from '#domain/orders/policy.ts'
import { buyerOf, organizationOf, recipientOf } from '#domain/orders/recipient.ts'
import { cardName } from '#domain/payments/payment-card.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { importChargesText } from '#i18n/import-charges-text.ts'
import { textIn } from '#shared/locale.ts'
import { formatMoney, type Money, money } from '#shared/money.ts'

import {
  type Block,
  type EmailContext,
  type Fact,
  factTable,
  link,
  note,
  type OrderEmailContext,
  section,
  textLines,
} from '../format/email.ts'
import { oneLine } from '../format/one-line.ts'
import { momentInJapan } from './japan-time.ts'

const isExport = ({ order }: OrderEmailContext): boolean => order.order.country !== JAPAN

/** Left out where a stranger may read the e-mail. */
export function addresseeOf({ t, order }: OrderEmailContext): string | undefined {
  const buyer = buyerOf(order.order)
  const name = oneLine(buyer.name)
  if (name === '') return
  const company = oneLine(organizationOf(buyer))
  return buyer.company
    ? t('mail.salutationWithCompany', { name, company })
    : t('mail.salutation', { name })
}

const amountOf = ({ order }: OrderEmailContext, amountMinor: number): Money =>
  money(amountMinor, order.order.currency)

export const writtenAmount = (context: OrderEmailContext, amountMinor: number): string =>
  formatMoney(amountOf(context, amountMinor), context.locale)

/** May be more or less than the total. */
export const receivedMinorOf = ({ order }: OrderEmailContext): number =>
  order.ledger.balance.receivedMinor

/** The number of the order, and the one in the buyer's own books, where there is one. */
export function numberFacts({ t, order }: OrderEmailContext): Fact[] {
  const { number, purchaseOrderNumber: own } = order.order
  const reference = { label: t('checkout.fieldPurchaseOrder'), value: own }
  return [{ label: t('mail.orderNumber'), value: number }, ...(own === '' ? [] : [reference])]
}

export function paymentMethodFact({ t, order }: OrderEmailContext): Fact {
  const { paymentMethod, currency } = order.order
  const { card } = order.ledger
  const value =
    paymentMethod === 'card'
      ? cardName(card, t('mail.card'))
      : t(isForeignTransfer({ currency }) ? 'mail.bankForeign' : 'mail.bankTransfer')
  return { label: t('mail.paymentMethod'), value }
}

export function totalFact(context: OrderEmailContext): Fact {
  const { t, order } = context
  return {
    label: isExport(context) ? t('mail.total') : t('mail.totalTaxIncluded'),
    value: writtenAmount(context, order.order.totalMinor),
    isStrong: true,
  }
}

export const refundFact = (context: OrderEmailContext, amountMinor: number): Fact => ({
  label: context.t('mail.refundAmount'),
  value: writtenAmount(context, amountMinor),
  isStrong: true,
})

/** Order number, time and payment method. */
export function orderFacts(context: OrderEmailContext): Block {
  const { t, locale, order } = context
  const date = momentInJapan(order.order.placedAt, locale)
  const ordered = { label: t('mail.orderedAt'), value: t('mail.japanTime', { date }) }
  return factTable([...numberFacts(context), ordered, paymentMethodFact(context)])
}

/** Products, cartridges, SDKs, amounts and address: everything the customer asked for. */
export const orderSections = (context: OrderEmailContext): Block[] => [
  productsSection(context),
  ...contentSections(context),
  amountsSection(context),
  addressSection(context),
]

function productsSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const facts = order.lines.map((line) => productFact(context, line))
  return section(t('mail.productsTitle'), [factTable(facts)])
}

export const productFact = (
  context: OrderEmailContext,
  { name, quantity, unitMinor }: OrderView['lines'][number],
): Fact => ({
  label: context.t('mail.productLine', {
    name: textIn(name, context.locale),
    count: quantity,
    unit: amountOf(context, unitMinor),
  }),
  value: writtenAmount(context, unitMinor * quantity),
})

/** The same without prices, for a shipment. */
export function goodsSection({ t, locale, order }: OrderEmailContext): Block {
  const facts = order.lines.map(({ name, quantity }) => ({
    label: textIn(name, locale),
    value: t('mail.pieces', { count: quantity }),
  }))
  return section(t('mail.productsTitle'), [factTable(facts)])
}

/** The contents of the packages. */
export function contentSections(context: OrderEmailContext): Block[] {
  const { t, locale, order } = context
  const sdks = order.sdks.map(({ name, quantity }) => ({
    label: textIn(name, locale),
    value: t('mail.pieces', { count: quantity }),
  }))
  const { needsPlateCartridges, deviceSerial: serial } = order.order
  const type = needsPlateCartridges ? 'mail.cartridgesPlate' : 'mail.cartridgesStandard'
  const device: Block[] = serial === '' ? [] : [note(t(type, { serial }))]
  const none: Block = t('mail.sdkNone')
  return [
    ...packageSections(context),
    ...device,
    section(t('mail.sdksTitle'), [sdks.length > 0 ? factTable(sdks) : none]),
  ]
}

/** A section for each package, its cartridges in the order of their chambers. */
const packageSections = ({ t, locale, order }: OrderEmailContext): Block[] =>
  order.packages.flatMap((packed) => {
    const number = numbersOf(packed, order.packages, t('ui.rangeSign'))
    const line = order.lines.find(({ productId }) => productId === packed.productId)
    const product = line ? textIn(line.name, locale) : packed.productId
    const facts = scentsIn(packed, order.cartridges).map(({ name, serial, kind, chamber }) => ({
      label: t('mail.cartridgeLine', { name: textIn(name, locale), code: serial }),
      value: t('mail.chamber', { number: chamber }),
      scent: { serial, kind },
    }))
    const title =
      order.packages.length === 1 && number === ''
        ? t('mail.cartridgesTitle')
        : t('mail.packageTitle', { product, number })
    return sectionOf(title, facts)
  })

const sectionOf = (title: string, facts: Fact[]): Block[] =>
  facts.length === 0 ? [] : [section(title, [factTable(facts)])]

function amountsSection(context: OrderEmailContext): Block {
  const { t, order } = context
  const { subtotalMinor, shippingMinor, transactionFeeMinor, includedTaxMinor } = order.order
  const fact = (label: string, amountMinor: number): Fact => ({
    label,
    value: writtenAmount(context, amountMinor),
  })
  const facts = [
    fact(t('mail.subtotal'), subtotalMinor),
    fact(t('mail.shippingFee'), shippingMinor),
    ...(transactionFeeMinor > 0 ? [fact(t('mail.transactionFee'), transactionFeeMinor)] : []),
    totalFact(context),
    ...(isExport(context)
      ? []
      : [fact(t('mail.includedTax', { percent: CONSUMPTION_TAX_PERCENT }), includedTaxMinor)]),
  ]
  const blocks: Block[] = [factTable(facts), ...importNote(context)]
  return section(t('mail.amountsTitle'), blocks)
}

export function importNote({ t, order: { order } }: OrderEmailContext): Block[] {
  const { country, currency, subtotalMinor, shippingMinor } = order
  const goods = money(subtotalMinor, currency)
  const text = importChargesText(t, { country, goods, shipping: money(shippingMinor, currency) })
  return text === null ? [] : [note(text)]
}

export function addressSection({ t, locale, order }: OrderEmailContext): Block {
  const recipient = recipientOf(order.order)
  const { country, deliveryTime } = order.order
  if (recipient.name === '') {
    const blocks = [countryName(country, locale), t('mail.addressOnOrderPage')]
    return section(t('mail.addressTitle'), blocks)
  }
  const named = { name: recipient.name, company: organizationOf(recipient) }
  const lines = [
    ...addressLines(order.order, locale, named),
    t('mail.phone', { phone: recipient.phone }),
    ...(deliveryTime
      ? [t('mail.deliveryTime', { time: t(DELIVERY_TIME_NAMES[deliveryTime]) })]
      : []),
  ]
  return section(t('mail.addressTitle'), [textLines(lines)])
}

/**
 * Links to the order page, which needs a sign-in, and to the status page, which does not: people who read mail on a
 * phone are seldom signed in there.
 */
export const orderLinks = (
  context: OrderEmailContext,
  label: string,
  kind: 'button' | 'link' = 'button',
): Block[] => [
  { kind, label, url: `${context.url}/orders/${context.order.order.id}` },
  statusLink(context),
]

/** Where the order's documents are downloaded. */
export const documentsLink = ({ url, order }: OrderEmailContext, label: string): Block =>
  link(label, `${url}/orders/${order.order.id}#documents`)

const statusLink = ({ t, url, locale, statusPath }: OrderEmailContext): Block =>
  link(t('mail.statusLink', { days: STATUS_LINK_DAYS }), `${url}${statusPath}?lang=${locale}`)

export const contactLink = ({ t, url, locale }: EmailContext): Block =>
  link(t('mail.contactForm'), `${url}/contact?lang=${locale}`)
