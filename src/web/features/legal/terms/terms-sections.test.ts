import { expect, test } from 'vitest'

import {
  ABANDON_AFTER_HOURS,
  BANK_TRANSFER_HOLD_DAYS,
  COURIER_DELIVERY_BUSINESS_DAYS,
  DEFECT_REPORT_DAYS,
  DEFECT_RETURN,
  DISPATCH_BUSINESS_DAYS,
  EMS_DELIVERY_WEEKS,
  OUT_OF_STOCK_WEEKS,
  SHIP_WITHIN_DAYS_AFTER_PAYMENT,
} from '#domain/orders/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { saleSections, serviceSections } from './terms-sections.ts'

const FACTS = {
  version: '2026-11-01',
  platePrefix: 'ASN2',
  seller: 'Sample Seller',
  address: 'Sample Street',
  telephone: '+00-0000',
  email: 'info@example.com',
}

const textOf = (locale: Locale, id: string, facts = FACTS): string =>
  saleSections(translator(locale), locale, facts)
    .filter((section) => section.id === id)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

test('§1 business rules: the terms of sale promise the numbers of the policy, in every language', () => {
  for (const locale of LOCALES) {
    const numbersIn = (id: string) => [...textOf(locale, id).matchAll(/\d+/g)].map(Number)

    expect(numbersIn('payment'), locale).toEqual([BANK_TRANSFER_HOLD_DAYS, ABANDON_AFTER_HOURS])
    expect(numbersIn('defects'), locale).toEqual([
      DEFECT_REPORT_DAYS.termsOfSale,
      DEFECT_RETURN.termsOfSale.daysAfterReport,
    ])
    expect(numbersIn('delivery'), locale).toEqual([
      SHIP_WITHIN_DAYS_AFTER_PAYMENT,
      DISPATCH_BUSINESS_DAYS,
      OUT_OF_STOCK_WEEKS.min,
      OUT_OF_STOCK_WEEKS.max,
      EMS_DELIVERY_WEEKS.min,
      EMS_DELIVERY_WEEKS.max,
      COURIER_DELIVERY_BUSINESS_DAYS,
    ])
  }
})

test('§1 plate-type cartridges: prefix and January 2020 are named, and neither while there is no prefix', () => {
  for (const locale of LOCALES) {
    expect(textOf(locale, 'cartridges')).toContain('ASN2')
    expect(textOf(locale, 'cartridges')).toContain('2020')
    expect(textOf(locale, 'cartridges', { ...FACTS, platePrefix: '' })).not.toContain('2020')
  }
})

test('the seller is the company of the settings, and every section has an address of its own', () => {
  for (const locale of LOCALES) {
    const t = translator(locale)
    const sections = [...serviceSections(t, FACTS), ...saleSections(t, locale, FACTS)]
    const ids = sections.map(({ id }) => id)

    expect(textOf(locale, 'seller')).toContain(FACTS.seller)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
