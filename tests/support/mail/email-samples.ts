/** Orders and settings that tests write e-mails about: one at home in yen, one each to America and Korea in dollars. */
import { balanceOf } from '#domain/ledger/balance.ts'
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { parcelsOf } from '#domain/shipping/tracking/tracking.ts'
import type { Locale } from '#shared/locale.ts'

import { EMAILS } from '../../../src/server/mail/emails.ts'
import { SAMPLE_SITE } from './sample-site.ts'

type Order = OrderView['order']

export const ORDER_ID = '0b7f5a52-6c1e-4c53-9d0e-1f6f7a3b2c4d'

/** The sample of each kind, with amounts that are parts of what the sample order of that language costs. */
export const samplePayload = <Kind extends EmailKind>(
  kind: Kind,
  locale: Locale,
): EmailPayloads[Kind] =>
  EMAILS[kind].sample({ orderId: ORDER_ID, totalMinor: totalOf(locale), locale })

const COMMON = {
  id: ORDER_ID,
  number: '7K3M-9QXD',
  userId: '5d0b3c1e-0000-4000-8000-000000000001',
  status: 'created',
  customerCompany: '',
  customerDepartment: '',
  purchaseOrderNumber: '',
  recipientName: '',
  recipientCompany: '',
  recipientDepartment: '',
  recipientPhone: '',
  deliveryTime: null,
  notes: '',
  line2: '',
  packageCount: 3,
  deviceSerial: '',
  needsPlateCartridges: false,
  termsVersion: '2026-11-01',
  termsAcceptedAt: new Date('2026-11-20T23:50:00Z'),
  // 21 November 00:30 in Japan, still the 20th elsewhere.
  placedAt: new Date('2026-11-20T15:30:00Z'),
  unpaidUntil: new Date('2026-12-09T14:59:59.999Z'),
  bankDeadlineAt: new Date('2026-12-07T14:59:59.999Z'),
  paidAt: new Date('2026-11-24T01:05:00Z'),
  reviewReason: null,
  customerKana: '',
  customsCodeEncrypted: null,
  transferDeclaredAt: null,
  payerName: '',
  remindersSent: 0,
  shippedAt: new Date('2026-11-26T05:20:00Z'),
  deliveredAt: new Date('2026-11-28T02:40:00Z'),
} as const

const YEN = {
  currency: 'jpy',
  subtotalMinor: 192_400,
  shippingMinor: 1_400,
  transactionFeeMinor: 0,
  includedTaxMinor: 17_618,
  totalMinor: 193_800,
} as const

const DOLLARS = {
  currency: 'usd',
  subtotalMinor: 192_400,
  shippingMinor: 6_350,
  transactionFeeMinor: 250,
  includedTaxMinor: 0,
  totalMinor: 199_000,
} as const

const orders = {
  ja: {
    ...COMMON,
    ...YEN,
    locale: 'ja',
    location: 'JP',
    paymentMethod: 'bank_transfer',
    customerName: '見本 花子',
    customerKana: 'ミホン ハナコ',
    customerEmail: 'hanako@example.com',
    customerPhone: '075-000-0000',
    customerCompany: '株式会社サンプル',
    customerDepartment: '研究開発部',
    purchaseOrderNumber: 'PO-2026-0417',
    deliveryTime: '14-16',
    shippingMethod: 'domestic',
    country: 'JP',
    postalCode: '600-0000',
    state: '京都府',
    city: '京都市下京区',
    line1: '見本町1-2-3',
    line2: 'サンプルビル 4階',
    deviceSerial: 'ASN2A01234',
    needsPlateCartridges: true,
    trackingNumbers: ['0000-1111-2220', '0000-1111-2231'],
    recipientName: '試料 太郎',
    recipientCompany: '見本大学',
    recipientDepartment: '情報学研究科',
    recipientPhone: '075-000-0001',
  },
  en: {
    ...COMMON,
    ...DOLLARS,
    locale: 'en',
    location: 'US',
    paymentMethod: 'card',
    customerName: 'Jane Sample',
    customerEmail: 'jane@example.com',
    customerPhone: '+1 555 010 0000',
    shippingMethod: 'courier',
    country: 'US',
    postalCode: '97201',
    state: 'OR',
    city: 'Portland',
    line1: '100 Sample Street',
    line2: 'Apt 2',
    trackingNumbers: ['1Z0000000000000000'],
  },
  ko: {
    ...COMMON,
    ...DOLLARS,
    locale: 'ko',
    location: 'KR',
    paymentMethod: 'bank_transfer',
    customerName: '김샘플',
    customerEmail: 'kim@example.com',
    customerPhone: '02-000-0000',
    shippingMethod: 'ems',
    country: 'KR',
    postalCode: '04524',
    state: '서울특별시',
    city: '중구',
    line1: '샘플대로 110',
    line2: '3층',
    trackingNumbers: ['EM000000000JP'],
  },
} as const satisfies Record<Locale, Order>

const totalOf = (locale: Locale): number => orders[locale].totalMinor

export const sampleOrderFor = (
  kind: EmailKind,
  locale: Locale,
  change: Partial<Order> = {},
): OrderView => sampleOrder(locale, change, EMAILS[kind].sampleReceived?.(totalOf(locale)) ?? 0)

export const sampleOrder = (
  locale: Locale,
  change: Partial<Order> = {},
  receivedMinor = 0,
): OrderView => ({
  order: { ...orders[locale], ...change },
  parcels: parcelsOf({ ...orders[locale], ...change }),
  ledger: ledgerOf(orders[locale], receivedMinor),
  replacements: [sampleReplacement({ ...orders[locale], ...change })],
  lines: [
    {
      productId: 'kit',
      name: { en: 'Aroma Shooter Kit', ja: 'アロマシューター キット', ko: '아로마슈터 키트' },
      quantity: 2,
      unitMinor: 80_000,
    },
    {
      productId: 'refill-pack',
      name: {
        en: 'Cartridge Refill Pack',
        ja: '交換用カートリッジ 6本セット',
        ko: '카트리지 리필 팩',
      },
      quantity: 1,
      unitMinor: 32_400,
    },
  ],
  cartridges: [
    {
      serial: 'AC-CI01',
      name: { en: 'Lemon', ja: 'レモン', ko: '레몬' },
      kind: 'citrus',
      quantity: 3,
    },
    {
      serial: 'AC-CI03',
      name: { en: 'Tangerine', ja: 'みかん', ko: '귤' },
      kind: 'citrus',
      quantity: 2,
    },
    {
      serial: 'AC-WO01',
      name: { en: 'Hinoki', ja: 'ヒノキ', ko: null },
      kind: 'woody',
      quantity: 1,
    },
  ],
  packages: [
    { productId: 'kit', first: 1, count: 2, chambers: ['AC-CI01', 'AC-CI03'] },
    { productId: 'refill-pack', first: 1, count: 1, chambers: [null, 'AC-CI01', 'AC-WO01'] },
  ],
  sdks: [
    {
      slug: 'windows-sdk',
      name: { en: 'Windows SDK', ja: 'Windows版SDK', ko: 'Windows SDK' },
      quantity: 1,
    },
  ],
  events: [],
  company: SAMPLE_SITE.company,
})

const ledgerOf = (order: Order, receivedMinor: number): OrderView['ledger'] => ({
  movements: [],
  refunds: [sampleRefund(order)],
  balance: balanceOf(order.totalMinor, [{ kind: 'payment', amountMinor: receivedMinor }], []),
  card: receivedMinor > 0 && order.paymentMethod === 'card' ? SAMPLE_CARD : null,
})

const SAMPLE_CARD = { brand: 'visa', last4: '4242' } as const

/** All of the order, one kit of it by item. Its id is the one of the sample of `refund_sent`. */
const sampleRefund = (order: Order): OrderView['ledger']['refunds'][number] => ({
  id: '7c1d6f0a-0000-4000-8000-000000000002',
  orderId: order.id,
  method: 'bank_transfer',
  state: 'succeeded',
  amountMinor: order.totalMinor,
  currency: order.currency,
  goodsMinor: order.subtotalMinor,
  shippingMinor: order.shippingMinor,
  feeMinor: order.transactionFeeMinor,
  excessMinor: 0,
  reason: 'sample',
  items: [{ code: 'kit', quantity: 1 }],
  returnsStock: false,
  restocked: [],
  attempts: 0,
  lastFailure: null,
  proof: 'sample',
  requestedBy: null,
  requestedAt: new Date(0),
  finishedAt: new Date(0),
})

/** A device and a cartridge. Its id is the one of the samples of the e-mails about replacements. */
function sampleReplacement(order: Order): OrderView['replacements'][number] {
  const { trackingNumbers } = order
  return {
    id: '7c1d6f0a-0000-4000-8000-000000000003',
    orderId: order.id,
    position: 1,
    number: `${order.number}-R1`,
    reason: 'defect',
    reportedOn: '2026-11-20',
    items: [
      { code: 'kit', quantity: 1 },
      { code: 'AC-CI01', quantity: 2 },
    ],
    state: 'shipped',
    openedBy: order.userId,
    openedAt: new Date(0),
    closedAt: new Date(0),
    trackingNumbers,
    parcels: parcelsOf(order),
  }
}

export const SAMPLE_STATUS_PATH = '/orders/status/C39aUmweTFOdDh9vejssTQAAahJx-Sample'
