import { expect, test } from 'vitest'

import {
  EMAIL_VERIFICATION_HOURS,
  SESSION_ABSOLUTE_DAYS,
  SIGN_IN_CODE_MINUTES,
  TOKEN_REFRESH_DAYS,
} from '#domain/accounts/policy.ts'
import { ACCESS_LOG_DAYS } from '#domain/audit/policy.ts'
import { IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import { translator } from '#i18n/catalogue.server.ts'
import { LANGUAGE_DAYS } from '#shared/cookies.ts'
import { LOCALES } from '#shared/locale.ts'

import { browserStorage } from './browser-storage.ts'
import type { PrivacyFacts, Suppliers } from './privacy-facts.ts'
import { privacyParts } from './privacy-parts.ts'

const FACTS: PrivacyFacts = {
  seller: {
    name: 'Sample Seller',
    representative: 'Sample Person',
    address: 'Sample Street',
    telephone: '+00-0000',
    email: 'info@example.com',
    invoiceNumber: 'T0000000000000',
  },
  version: '2026-11-01',
  names: {
    language: 'lang',
    binding: '__Host-bind',
    code: '__Host-code',
    staff: '__Host-staff',
    user: 'user',
    draft: 'order',
    draftTab: 'order-news',
  },
}
const NONE: Suppliers = { card: 'sandbox', captcha: 'proof-of-work', isCounted: false }
const BOTH: Suppliers = { card: 'stripe', captcha: 'recaptcha', isCounted: true }

const sectionsIn = (locale: (typeof LOCALES)[number], suppliers = NONE) => {
  const { before, after } = privacyParts(translator(locale), FACTS, suppliers)
  return [...before, ...after].flatMap(({ sections }) => sections)
}

test('domain facts 11.4: operator and desk are those of the settings, and every section has its own address', () => {
  for (const locale of LOCALES) {
    const sections = sectionsIn(locale)
    const textOf = (id: string) => sections.find((it) => it.id === id)?.paragraphs.join() ?? ''

    expect(textOf('operator')).toContain(FACTS.seller.name)
    expect(textOf('operator')).toContain(FACTS.seller.representative)
    expect(textOf('desk')).toContain(FACTS.seller.email)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

test('decisions 12: the policy names the customs code, who receives it, and when it is deleted', () => {
  const names = { en: 'customs code', ja: '個人通関固有符号', ko: '개인통관고유부호' }
  for (const locale of LOCALES) {
    for (const id of ['orders', 'carriers', 'kept-orders']) {
      const section = sectionsIn(locale).find((it) => it.id === id)
      expect(section?.paragraphs.join(), `${locale} ${id}`).toContain(names[locale])
    }
  }
})

test('decisions 9: how long a sign-in and a count last is what their policies say', () => {
  for (const locale of LOCALES) {
    const numbersIn = (id: string) =>
      [
        ...(
          sectionsIn(locale)
            .find((it) => it.id === id)
            ?.paragraphs.join() ?? ''
        ).matchAll(/\d+/g),
      ].map(Number)

    expect(numbersIn('kept-sign-in')).toEqual([
      ...[
        TOKEN_REFRESH_DAYS,
        SESSION_ABSOLUTE_DAYS,
        SIGN_IN_CODE_MINUTES,
        EMAIL_VERIFICATION_HOURS,
      ],
      ACCESS_LOG_DAYS,
    ])
    expect(numbersIn('kept-tries').slice(0, 2)).toEqual([24, IDEMPOTENCY_HOURS])
  }
})

test('decisions 10: a supplier is named where it is used, and nowhere else', () => {
  for (const locale of LOCALES) {
    const t = translator(locale)
    const told = (suppliers: Suppliers) =>
      JSON.stringify([sectionsIn(locale, suppliers), browserStorage(t, FACTS, suppliers)])

    expect(told(NONE)).not.toMatch(/stripe|google|recaptcha/i)
    expect(told(BOTH)).toMatch(/Stripe/)
    expect(told(BOTH)).toMatch(/reCAPTCHA/)
  }
})

test('decisions 4 and 9: the table lists what is stored, by its true name and lifetime', () => {
  for (const locale of LOCALES) {
    const rows = browserStorage(translator(locale), FACTS, NONE)
    expect(rows.map(({ name }) => name)).toEqual([
      'lang',
      '__Host-bind',
      '__Host-code',
      '__Host-staff',
      'user',
      'order',
      'order-news',
      'player-timeline',
      'docs-language',
      'console-shortcuts',
      'react-router-scroll-positions',
    ])
    expect(rows[0]?.life).toContain(String(LANGUAGE_DAYS))
    expect(rows[1]?.life).toContain(String(SESSION_ABSOLUTE_DAYS))
    expect(rows[2]?.life).toContain(String(SIGN_IN_CODE_MINUTES))
  }
})
