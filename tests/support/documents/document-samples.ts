/** Documents to print in tests: a kit and two refill packs, at home in yen and abroad in dollars. */
import { type DocumentKind, documentNumber } from '#domain/orders/documents/documents.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'
import type { Locale } from '#shared/locale.ts'

const names = (en: string, ja: string, ko: string) => ({ en, ja, ko })

export const ADDRESSEES = {
  ja: '国立大学法人見本大学 情報学研究科',
  en: 'University of Sampletown',
  ko: '샘플대학교 산학협력단',
} as const satisfies Record<Locale, string>

const COMPANY = {
  name: 'Aroma Works',
  legal_name: 'Aroma Works, Inc.',
  legal_name_ja: '株式会社アロマワークス',
  address: '1-2-3 Sample-cho, Kyoto 619-0200, Japan',
  address_ja: '〒619-0200 京都府相楽郡見本町1-2-3',
  telephone: '+81-774-00-0000',
  email: 'info@example.com',
  contact_ja: '営業窓口',
  invoice_registration_number: 'T0000000000000',
  bank_name: 'Sample Bank',
  bank_name_ja: '見本銀行',
  bank_code: '0000',
  bank_branch: 'Kyoto Branch',
  bank_branch_code: '000',
  bank_account_type: 'Ordinary',
  bank_account_number: '7654321',
  bank_account_holder: 'AROMA WORKS INC',
  bank_swift: 'SMPLJPJT',
}

const CARTRIDGES = [
  { serial: 'AC-CI01', kind: 'citrus', quantity: 3, name: names('Lemon', 'レモン', '레몬') },
  { serial: 'AC-FL01', kind: 'floral', quantity: 1, name: names('Rose', 'バラ', '장미') },
]

/** To Tokyo in Japanese, abroad in the other languages. */
export function documentSample(
  kind: DocumentKind,
  locale: Locale,
  change: Partial<OrderDocument> = {},
): OrderDocument {
  const isAbroad = locale !== 'ja'
  const totalMinor = isAbroad ? 151_400 : 145_950
  const day = (date: string) => new Date(`${date}T03:00:00Z`)
  const isPaid = kind === 'receipt' || kind === 'delivery-note'
  return {
    kind,
    locale,
    number: documentNumber(kind, '7K3M-9QXD'),
    orderNumber: '7K3M-9QXD',
    issuedAt: day('2026-11-21'),
    isReissue: false,
    isBinding: true,
    addressee: ADDRESSEES[locale],
    honorific: 'organization',
    proviso: '',
    subject: '',
    purchaseOrderNumber: 'PO-2026-0417',
    currency: isAbroad ? 'usd' : 'jpy',
    lines: [
      {
        productId: 'kit',
        name: names('Aroma Shooter Kit', 'アロマシューター キット', '아로마슈터 키트'),
        quantity: 1,
        unitMinor: 80_000,
      },
      {
        productId: 'refill-pack',
        name: names('Cartridge Refill Pack', '交換用カートリッジ 6本セット', '카트리지 리필 팩'),
        quantity: 2,
        unitMinor: 32_400,
      },
    ],
    cartridges: CARTRIDGES,
    packages: [
      { productId: 'kit', first: 1, count: 1, chambers: ['AC-FL01', 'AC-CI01'] },
      { productId: 'refill-pack', first: 1, count: 2, chambers: [null, null, 'AC-CI01'] },
    ],
    sdks: [{ name: { en: 'Windows SDK', ja: null, ko: null }, quantity: 1 }],
    amounts: {
      subtotalMinor: 144_800,
      shipping: isAbroad
        ? { feeMinor: 6600, method: 'ems', taxLocation: 'export' }
        : { feeMinor: 1150, method: 'domestic', taxLocation: 'domestic' },
      transactionFeeMinor: 0,
      totalMinor,
      includedTaxMinor: isAbroad ? 0 : 13_268,
    },
    orderedAt: day('2026-11-20'),
    validUntil: kind === 'estimate' ? day('2026-12-21') : null,
    payment: {
      method: 'bank_transfer',
      card: null,
      deadline: kind === 'invoice' ? day('2026-12-04') : null,
      payerName: '7K3M9QXD サンプルケイソク(カ',
      paidAt: isPaid ? day('2026-11-25') : null,
    },
    delivery: {
      address: {
        country: isAbroad ? 'KR' : 'JP',
        postalCode: '104-0061',
        state: '東京都',
        city: '中央区',
        line1: '見本町1-2-3',
        line2: '',
      },
      recipient: { name: '山田 太郎', company: '' },
      deliveryTime: isAbroad ? null : '14-16',
      shippedAt: isPaid ? day('2026-11-27') : null,
      trackingNumbers: ['1234-5678-9012'],
    },
    receipt:
      kind === 'receipt'
        ? { paidMinor: totalMinor, returnedMinor: 0, amountMinor: totalMinor }
        : null,
    packing: null,
    company: COMPANY,
    ...change,
  }
}
