import { expect, test } from 'vitest'

import { SDK_MAX_PER_ORDER } from '#domain/cart/policy.ts'
import {
  ABANDON_AFTER_HOURS,
  BANK_TRANSFER_HOLD_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
} from '#domain/orders/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { money } from '#shared/money.ts'

import type { NoticeFacts } from './notice-facts.ts'
import { noticeParts } from './notice-parts.ts'

const FACTS: NoticeFacts = {
  seller: {
    name: 'Sample Seller',
    representative: 'Sample Person',
    address: 'Sample Street',
    telephone: '+00-0000',
    email: 'info@example.com',
    invoiceNumber: 'T0000000000000',
  },
  siteUrl: 'https://shop.example.com',
  transactionFee: money(0, 'jpy'),
  dollarsPerYen: '0.01',
  platePrefix: 'ASN2',
  sdks: [{ name: 'iOS SDK', platform: 'iOS 12+' }],
  apps: [{ name: 'Aroma Player', platform: 'Web' }],
  fees: { domestic: [], ems: [], courier: [], regions: [], zones: [], unavailable: [] },
}

const sectionsIn = (locale: Locale, facts: NoticeFacts) =>
  noticeParts(translator(locale), locale, facts).flatMap(({ sections }) => sections)

const textOf = (locale: Locale, id: string, facts = FACTS): string =>
  sectionsIn(locale, facts)
    .filter((section) => section.id === id)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

test('domain facts 11.1: every fact of the seller is named, in every language', () => {
  const stated = {
    name: FACTS.seller.name,
    manager: FACTS.seller.representative,
    address: FACTS.seller.address,
    telephone: FACTS.seller.telephone,
    email: FACTS.seller.email,
    website: FACTS.siteUrl,
    'invoice-number': FACTS.seller.invoiceNumber,
  }
  for (const locale of LOCALES) {
    for (const [id, value] of Object.entries(stated)) expect(textOf(locale, id)).toBe(value)
  }
})

test('§1 defects: the notice has the reading of its own, 8 days and 1 month, and none of the terms', () => {
  for (const locale of LOCALES) {
    expect([...textOf(locale, 'defects').matchAll(/\d+/g)].map(Number), locale).toEqual([
      DEFECT_REPORT_DAYS.legalNotice,
      DEFECT_RETURN.legalNotice.monthsAfterArrival,
    ])
  }
})

test('§1 payment: the notice promises the numbers of the policy', () => {
  for (const locale of LOCALES) {
    expect(textOf(locale, 'validity')).toContain(String(BANK_TRANSFER_HOLD_DAYS))
    expect(textOf(locale, 'validity')).toContain(String(ABANDON_AFTER_HOURS))
    expect(textOf(locale, 'quantity')).toContain(String(SDK_MAX_PER_ORDER))
  }
})

test('§1 transaction fee: an amount where there is one, and said to be none where there is none', () => {
  const withFee = { ...FACTS, transactionFee: money(330, 'jpy') }
  for (const locale of LOCALES) {
    expect(textOf(locale, 'other-costs')).not.toMatch(/\d/)
    expect(textOf(locale, 'other-costs', withFee)).toContain('330')
  }
})

test('§1 plate-type cartridges and closed countries are mentioned only while there are any', () => {
  for (const locale of LOCALES) {
    expect(textOf(locale, 'plate-type')).toContain('ASN2')
    expect(textOf(locale, 'plate-type', { ...FACTS, platePrefix: '' })).toBe('')

    const closed = { ...FACTS, fees: { ...FACTS.fees, unavailable: ['Atlantis'] } }
    expect(textOf(locale, 'where', closed)).toContain('Atlantis')
    expect(textOf(locale, 'where')).not.toContain('Atlantis')
  }
})

test('every fact of the notice has an address of its own', () => {
  const parts = noticeParts(translator('en'), 'en', FACTS)
  const ids = [...parts, ...parts.flatMap(({ sections }) => sections)].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
