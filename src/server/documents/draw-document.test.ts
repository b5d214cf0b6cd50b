import { expect, test } from 'vitest'

import { DOCUMENT_KINDS } from '#domain/orders/documents/documents.ts'
import { LOCALES } from '#shared/locale.ts'

import { ADDRESSEES, documentSample } from '../../../tests/support/documents/document-samples.ts'
import { pdfText } from '../../../tests/support/documents/pdf-text.ts'
import { drawDocuments } from './draw-document.ts'

const SITE = 'http://localhost:3900'

async function textOf(...sample: Parameters<typeof documentSample>): Promise<string> {
  return compact(pdfText(await drawDocuments([documentSample(...sample)], SITE)).join('\n'))
}

const compact = (text: string): string => text.replaceAll(/\s/g, '')

const TITLES = {
  estimate: { en: 'Estimate', ja: '見積書', ko: '견적서' },
  confirmation: { en: 'Order confirmation', ja: '注文請書', ko: '주문 확인서' },
  invoice: { en: 'Invoice', ja: '請求書', ko: '청구서' },
  'delivery-note': { en: 'Delivery note', ja: '納品書', ko: '납품서' },
  receipt: { en: 'Receipt', ja: '領収書', ko: '영수증' },
} as const

/** Two packages with the same scents, and the chamber of the first. */
const PACKAGES = { en: '1–23.', ja: '1〜23.', ko: '1~23.' } as const

const SCENTS = { en: '×3', ja: '3本', ko: '3개' } as const

for (const kind of DOCUMENT_KINDS) {
  test.each(LOCALES)(`decisions, section 12: a ${kind} in %s says what it must`, async (locale) => {
    const text = await textOf(kind, locale)
    expect(text).toContain(compact(TITLES[kind][locale]))
    expect(text).toContain(documentSample(kind, locale).number)
    expect(text).toContain(locale === 'ja' ? '¥145,950' : 'USD1,514.00')
    expect(text).toContain(compact(ADDRESSEES[locale]))
    expect(text).toContain('T0000000000000')
    expect(text).toContain(kind === 'delivery-note' ? PACKAGES[locale] : `AC-CI01${SCENTS[locale]}`)
    expect(text).toContain('PO-2026-0417')
  })
}

test('the delivery note says what lies in which chamber of which package', async () => {
  const text = await textOf('delivery-note', 'en')
  expect(text).toContain('AromaShooterKit1.RoseAC-FL012.LemonAC-CI01')
  expect(text).toContain('CartridgeRefillPack1–23.LemonAC-CI01')
})

test('a domestic document states the tax at its rate, one for abroad why there is none', async () => {
  const home = await textOf('invoice', 'ja')
  expect(home).toContain('10%対象（税込）')
  expect(home).toContain('¥13,268')
  expect(await textOf('invoice', 'ko')).toContain('수출면세')
})

test('an addressee is addressed as the language wants', async () => {
  expect(await textOf('invoice', 'ja')).toContain('情報学研究科御中')
  expect(await textOf('invoice', 'ja', { honorific: 'teacher' })).toContain('情報学研究科先生')
  expect(await textOf('invoice', 'ja', { honorific: 'none' })).not.toContain('御中')
  expect(await textOf('invoice', 'ko')).toContain('산학협력단귀중')
  const lines = { addressee: '見本株式会社\n研究開発部\n見本 花', honorific: 'person' } as const
  const named = await textOf('invoice', 'ja', lines)
  expect(named).toContain('見本株式会社研究開発部見本花様')
  expect(await textOf('invoice', 'ko', lines)).toContain('見本花귀하')
})

test('decisions, section 12: an estimate states subject, delivery time, payment terms and contact', async () => {
  const text = await textOf('estimate', 'ja', { subject: '嗅覚実験用機材' })
  for (const said of ['件名嗅覚実験用機材', '5営業日以内', '前払い', '担当：営業窓口', '有効期限'])
    expect(text).toContain(said)
  expect(await textOf('estimate', 'ja')).toContain('件名アロマシューターキット、')
  expect(await textOf('invoice', 'ja')).not.toContain('件名')
})

test('no name of a product is cut off, and quantities have a unit', async () => {
  const ja = 'アルデヒドフローラル（No.5タイプ）と白檀のお香を合わせた長い名前の香り'
  const cartridges = [
    { serial: 'AC-FL09', kind: 'floral', quantity: 1, name: { en: ja, ja, ko: ja } },
  ]
  const text = await textOf('invoice', 'ja', { cartridges })
  expect(text).toContain(ja)
  expect(text).toContain('1式')
  expect(text).toContain('2セット')
})

test('only an order that may still be paid by transfer shows an account', async () => {
  expect(await textOf('invoice', 'ja')).toContain('7654321')
  expect(await textOf('estimate', 'en')).toContain('SMPLJPJT')
  expect(await textOf('receipt', 'ja')).not.toContain('7654321')
  const paidAt = new Date('2026-11-25T00:00:00Z')
  const unpaid = { deadline: null, payerName: 'X', card: null }
  const payment = { ...unpaid, method: 'bank_transfer', paidAt } as const
  expect(await textOf('invoice', 'ja', { payment })).not.toContain('7654321')
})

test('a receipt says which card paid', async () => {
  const payment = { method: 'card', deadline: null, payerName: null, paidAt: new Date(0) } as const
  const visa = { brand: 'visa', last4: '4242' } as const
  expect(await textOf('receipt', 'en', { payment: { ...payment, card: visa } })).toContain(
    'Visa••••4242',
  )
  const other = { brand: 'other', last4: '0009' } as const
  expect(await textOf('receipt', 'ko', { payment: { ...payment, card: other } })).toContain(
    '신용카드••••0009',
  )
  expect(await textOf('receipt', 'en', { payment: { ...payment, card: null } })).toContain(
    'Creditcard',
  )
})

test('a receipt lists refunds, and its amount is the rest', async () => {
  const receipt = { paidMinor: 145_950, returnedMinor: 32_400, amountMinor: 113_550 }
  const text = await textOf('receipt', 'ja', { receipt, isReissue: true, proviso: '研究用機材' })
  expect(text).toContain('-¥32,400')
  expect(text).toContain('¥113,550-')
  expect(text).toContain('再発行')
  expect(text).toContain('但し、研究用機材として')
})

test('before the contract is made the document only says that the order has arrived', async () => {
  expect(await textOf('confirmation', 'ja', { isBinding: false })).toContain('注文受付書')
})

test('an order of many scents with long names goes on over pages that are numbered', async () => {
  const scents = Array.from({ length: 200 }, (_, at) => ({
    serial: `AC-XX${at}`,
    kind: 'custom',
    quantity: 99,
    name: { en: `A scent whose name does not want to end, number ${at}`, ja: null, ko: null },
  }))
  const document = documentSample('invoice', 'en', {
    cartridges: scents,
    addressee: 'n'.repeat(100),
  })
  const pages = pdfText(await drawDocuments([document], SITE))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('\n')).toContain('AC-XX199')
  for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1} / ${pages.length}`)
})

test('names with emoji, rare characters and other alphabets never break a document', async () => {
  const names = ['𠮷野家😀👨‍👩‍👧 髙橋㈱', 'Łukasz Žižek', '头龙 Иван', 'ｱﾛﾏ 葛󠄀', '🇯🇵', 'مرحبا']
  for (const addressee of names) {
    const text = await textOf('receipt', 'ja', { addressee })
    expect(text, addressee).toContain('領収書')
  }
  const text = await textOf('receipt', 'ja', { addressee: '𠮷野家😀 髙橋㈱' })
  expect(text).toContain('吉野家髙橋(株)')
})

test('packing slips in one file have their own pages, without prices, with serial and the whole note', async () => {
  const packing = {
    isReplacement: false,
    deviceSerial: 'ASN00042',
    notes: `a note\n${'line\n'.repeat(99)}end of the note`,
  }
  const slip = documentSample('delivery-note', 'en', { number: 'P-7K3M-9QXD', packing })
  const other = documentSample('delivery-note', 'ja', {
    packing: { deviceSerial: '', notes: '', isReplacement: false },
  })
  const pages = pdfText(await drawDocuments([slip, other], SITE)).map(compact)
  const [first = '', ...more] = pages
  expect(first).toContain('Packingslip')
  expect(first).toContain('CartridgeRefillPack1–23.LemonAC-CI01')
  expect(first).toContain('ASN00042')
  expect(pages.join('')).toContain('endofthenote')
  expect(pages.join('')).not.toMatch(/USD|¥/)
  expect(pages.length).toBeGreaterThan(2)
  expect(first).toContain(`1/${pages.length - 1}`)
  expect(more.at(-1)).toContain('納品明細書')
  expect(more.at(-1)).toContain('1/1')
})
