/** Parts that e-mails about orders share. Each answers with blocks, so that an e-mail is a list of them. */
import { CONSUMPTION_TAX_PERCENT, STATUS_LINK_DAYS } from '#domain/orders/policy.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { textIn } from '#shared/locale.ts'
import { formatMoney, type Money, money } from '#shared/money.ts'

import type { Block, Fact, OrderScene, Scene } from '../format/email.ts'
import { addressLines } from './address.ts'
import { momentInJapan } from './japan-time.ts'

export const isExport = ({ order }: OrderScene): boolean => order.order.country !== JAPAN

export function addresseeOf({ t, order }: OrderScene): string {
  const { customerName: name, customerCompany: company } = order.order
  return company
    ? t('mail.salutationWithCompany', { name, company })
    : t('mail.salutation', { name })
}

const amountOf = ({ order }: OrderScene, amountMinor: number): Money =>
  money(amountMinor, order.order.currency)

export const writtenAmount = (scene: OrderScene, amountMinor: number): string =>
  formatMoney(amountOf(scene, amountMinor), scene.locale)

/** May be more than the total, or less. An order that is older than the book was paid exactly. */
export const receivedMinorOf = ({ order }: OrderScene): number =>
  order.ledger.balance.receivedMinor || order.order.totalMinor

export function numberFact({ t, order }: OrderScene): Fact {
  return { label: t('mail.orderNumber'), value: order.order.number }
}

export function paymentMethodFact({ t, order }: OrderScene): Fact {
  const { paymentMethod } = order.order
  const value = paymentMethod === 'card' ? t('mail.card') : t('mail.bankTransfer')
  return { label: t('mail.paymentMethod'), value }
}

export function totalFact(scene: OrderScene): Fact {
  const { t, order } = scene
  return {
    label: isExport(scene) ? t('mail.total') : t('mail.totalTaxIncluded'),
    value: writtenAmount(scene, order.order.totalMinor),
    isStrong: true,
  }
}

/** Number, moment and way of payment: what the order is known by. */
export function orderFacts(scene: OrderScene): Block {
  const { t, locale, order } = scene
  const date = momentInJapan(order.order.placedAt, locale)
  const ordered = { label: t('mail.orderedAt'), value: t('mail.japanTime', { date }) }
  return { kind: 'facts', facts: [numberFact(scene), ordered, paymentMethodFact(scene)] }
}

/** Products, cartridges, SDKs, amounts and address: everything the customer asked for. */
export const orderSections = (scene: OrderScene): Block[] => [
  productsSection(scene),
  ...contentSections(scene),
  amountsSection(scene),
  addressSection(scene),
]

function productsSection(scene: OrderScene): Block {
  const { t, locale, order } = scene
  const facts = order.lines.map(({ name, quantity, unitMinor }) => ({
    label: t('mail.productLine', {
      name: textIn(name, locale),
      count: quantity,
      unit: amountOf(scene, unitMinor),
    }),
    value: writtenAmount(scene, unitMinor * quantity),
  }))
  return { kind: 'section', title: t('mail.productsTitle'), blocks: [{ kind: 'facts', facts }] }
}

/** The same without prices, for a parcel. */
export function goodsSection({ t, locale, order }: OrderScene): Block {
  const facts = order.lines.map(({ name, quantity }) => ({
    label: textIn(name, locale),
    value: t('mail.pieces', { count: quantity }),
  }))
  return { kind: 'section', title: t('mail.productsTitle'), blocks: [{ kind: 'facts', facts }] }
}

/** What the packages hold. */
export function contentSections({ t, locale, order }: OrderScene): Block[] {
  const cartridges = order.cartridges.map(({ name, serial, kind, quantity }) => ({
    label: t('mail.cartridgeLine', { name: textIn(name, locale), code: serial }),
    value: t('mail.pieces', { count: quantity }),
    scent: { serial, kind },
  }))
  const sdks = order.sdks.map(({ name, quantity }) => ({
    label: textIn(name, locale),
    value: t('mail.pieces', { count: quantity }),
  }))
  const { needsPlateCartridges, deviceSerial: serial } = order.order
  const plates: Block[] = needsPlateCartridges
    ? [{ kind: 'note', text: t('mail.plateCartridges', { serial }) }]
    : []
  return [
    ...sectionOf(t('mail.cartridgesTitle'), cartridges, plates),
    ...sectionOf(t('mail.sdksTitle'), sdks, []),
  ]
}

const sectionOf = (title: string, facts: Fact[], notes: Block[]): Block[] =>
  facts.length === 0
    ? []
    : [{ kind: 'section', title, blocks: [{ kind: 'facts', facts }, ...notes] }]

function amountsSection(scene: OrderScene): Block {
  const { t, order } = scene
  const { subtotalMinor, shippingMinor, transactionFeeMinor, includedTaxMinor } = order.order
  const fact = (label: string, amountMinor: number): Fact => ({
    label,
    value: writtenAmount(scene, amountMinor),
  })
  const tax = isExport(scene)
    ? t('mail.exportTax')
    : t('mail.includedTax', { percent: CONSUMPTION_TAX_PERCENT })
  const facts = [
    fact(t('mail.subtotal'), subtotalMinor),
    fact(t('mail.shippingFee'), shippingMinor),
    fact(t('mail.transactionFee'), transactionFeeMinor),
    totalFact(scene),
    fact(tax, includedTaxMinor),
  ]
  const blocks: Block[] = [{ kind: 'facts', facts }, ...dutiesNote(scene)]
  return { kind: 'section', title: t('mail.amountsTitle'), blocks }
}

export const dutiesNote = (scene: OrderScene): Block[] =>
  isExport(scene) ? [{ kind: 'note', text: scene.t('mail.duties') }] : []

export function addressSection({ t, locale, order }: OrderScene): Block {
  const { customerPhone: phone } = order.order
  const lines = [...addressLines(order.order, locale), t('mail.phone', { phone })]
  return { kind: 'section', title: t('mail.addressTitle'), blocks: [{ kind: 'lines', lines }] }
}

/**
 * The page behind the sign-in, and below it the one that opens without: who reads mail on a telephone is seldom signed
 * in there.
 */
export const orderLinks = (
  scene: OrderScene,
  label: string,
  kind: 'button' | 'link' = 'button',
): Block[] => [
  { kind, label, url: `${scene.url}/orders/${scene.order.order.id}` },
  statusLink(scene),
]

const statusLink = ({ t, url, locale, statusPath }: OrderScene): Block => ({
  kind: 'link',
  label: t('mail.statusLink', { days: STATUS_LINK_DAYS }),
  url: `${url}${statusPath}?lang=${locale}`,
})

export const contactLink = ({ t, url, locale }: Scene): Block => ({
  kind: 'link',
  label: t('mail.contactForm'),
  url: `${url}/contact?lang=${locale}`,
})
