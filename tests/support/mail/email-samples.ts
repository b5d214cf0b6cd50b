/** Orders and settings that tests write e-mails about: one at home in yen, one each to America and Korea in dollars. */
import { balanceOf } from '#domain/ledger/balance.ts'
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Locale } from '#shared/locale.ts'

import { REPLIES } from './email-replies.ts'
import { SAMPLE_SITE } from './sample-site.ts'

type Order = OrderView['order']

const MISSING_MINOR = 3_800
export const EXCESS_MINOR = 1_400

export const ORDER_ID = '0b7f5a52-6c1e-4c53-9d0e-1f6f7a3b2c4d'

/** Amounts are parts of what the sample order of that language costs. */
export const samplePayloads = (locale: Locale): EmailPayloads => ({
  sign_in_code: { code: '048213', minutes: 10 },
  verify_email: { token: 'q7Zk-_x1' },
  account_exists: {},
  password_reset: { token: 'R5t_-w' },
  account_missing: {},
  staff_sign_in: { token: 'S9d_-kQ', minutes: 60 },
  staff_invitation: { token: 'S9i_-kR', minutes: 60, role: 'staff' },
  staff_role_changed: { role: 'administrator' },
  staff_removed: {},
  staff_device_reset: { token: 'S9r_-kS', minutes: 60 },
  staff_sessions_ended: {},
  order_received: { orderId: ORDER_ID },
  bank_instructions: { orderId: ORDER_ID },
  payment_received: { orderId: ORDER_ID },
  order_confirmed: { orderId: ORDER_ID },
  order_shipped: { orderId: ORDER_ID },
  order_lapsed: { orderId: ORDER_ID },
  order_canceled: { orderId: ORDER_ID },
  transfer_reminder: { orderId: ORDER_ID, round: 1 },
  transfer_short: {
    orderId: ORDER_ID,
    receivedMinor: totalOf(locale) - MISSING_MINOR,
    missingMinor: MISSING_MINOR,
  },
  transfer_excess: { orderId: ORDER_ID, excessMinor: EXCESS_MINOR },
  deadline_extended: { orderId: ORDER_ID },
  refund_due: { orderId: ORDER_ID },
  refund_sent: {
    orderId: ORDER_ID,
    refundId: '7c1d6f0a-0000-4000-8000-000000000002',
    amountMinor: totalOf(locale),
    method: 'bank_transfer',
    isWhole: true,
  },
  order_delivered: { orderId: ORDER_ID },
  order_link: { orderId: ORDER_ID },
  order_email_changed: { orderId: ORDER_ID, newEmail: 'h•••@example.com' },
  order_needs_review: { orderId: ORDER_ID, reason: 'transfer_too_late' },
  dispute_opened: {
    orderId: ORDER_ID,
    disputeId: 'dp_1SampleDispute',
    amountMinor: totalOf(locale),
    dueAt: '2026-12-14T14:59:59.000Z',
  },
  backup_overdue: {
    lastVerifiedAt: '2026-11-21T18:00:00.000Z',
    problem: 'ENOSPC: no space left on device, write',
  },
  password_changed: { by: 'link' },
  email_change_old: { token: 'C4o_-p', newEmail: 'hana.new@example.com' },
  email_change_new: { token: 'C4n_-q' },
  email_change_taken: {},
  email_changed: { side: 'old', newEmail: 'h•••@example.com' },
  account_closed: {},
  session_reused: { client: 'Chrome · Windows' },
  contact_notice: {
    topic: 'signage',
    name: '김서연',
    email: 'seoyeon@example.com',
    company: 'Sample Studio',
    subject: '매장 향 <사이니지>',
    message: '두 곳에 설치하고 싶습니다.\n견적을 부탁드립니다.',
    language: 'ko',
    isVerified: false,
  },
  contact_received: {},
  contact_reply: REPLIES[locale],
  newsletter_confirm: { token: 'N3w-_s', days: 7 },
})

const COMMON = {
  id: ORDER_ID,
  number: '7K3M-9QXD',
  userId: '5d0b3c1e-0000-4000-8000-000000000001',
  status: 'created',
  customerCompany: '',
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
    shippingMethod: 'domestic',
    country: 'JP',
    postalCode: '600-0000',
    state: '京都府',
    city: '京都市下京区',
    line1: '見本町1-2-3',
    line2: 'サンプルビル 4階',
    deviceSerial: 'ASN2A01234',
    needsPlateCartridges: true,
    trackingNumber: '0000-1111-2222',
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
    trackingNumber: '1Z0000000000000000',
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
    trackingNumber: 'EM000000000JP',
  },
} as const satisfies Record<Locale, Order>

const totalOf = (locale: Locale): number => orders[locale].totalMinor

/** How much has arrived when an e-mail is written; nothing where it is not named. */
const RECEIVED: Partial<Record<EmailKind, (totalMinor: number) => number>> = {
  payment_received: (total) => total,
  order_confirmed: (total) => total,
  order_shipped: (total) => total,
  order_delivered: (total) => total,
  transfer_short: (total) => total - MISSING_MINOR,
  transfer_excess: (total) => total + EXCESS_MINOR,
  refund_due: (total) => total,
  refund_sent: (total) => total,
  dispute_opened: (total) => total,
}

export const sampleOrderFor = (
  kind: EmailKind,
  locale: Locale,
  change: Partial<Order> = {},
): OrderView => sampleOrder(locale, change, RECEIVED[kind]?.(totalOf(locale)) ?? 0)

export const sampleOrder = (
  locale: Locale,
  change: Partial<Order> = {},
  receivedMinor = 0,
): OrderView => ({
  order: { ...orders[locale], ...change },
  ledger: ledgerOf(totalOf(locale), receivedMinor),
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
        ja: 'カートリッジ 詰め替えパック',
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

const ledgerOf = (totalMinor: number, receivedMinor: number): OrderView['ledger'] => ({
  movements: [],
  refunds: [],
  balance: balanceOf(totalMinor, [{ kind: 'payment', amountMinor: receivedMinor }], []),
})

export const SAMPLE_STATUS_PATH = '/orders/status/C39aUmweTFOdDh9vejssTQAAahJx-Sample'
