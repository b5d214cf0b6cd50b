import { expect, test } from 'vitest'

import { EMAIL_KINDS, type EmailKind, type EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import {
  SAMPLE_STATUS_PATH,
  sampleOrder,
  sampleOrderFor,
  samplePayload,
} from '../../../tests/support/mail/email-samples.ts'
import { SAMPLE_VARIANTS } from '../../../tests/support/mail/email-variants.ts'
import { rendered } from '../../../tests/support/mail/rendered.ts'
import { SAMPLE_SITE } from '../../../tests/support/mail/sample-site.ts'
import { EMAILS_ABOUT_ORDERS } from './emails.ts'
import { writeEmail } from './render.ts'

const NOW = new Date('2026-11-24T02:00:00Z')

const EVERY_EMAIL = EMAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })))

/** Spans only keep phrases on one line. */
const SPANS = /<\/?span[^>]*>/g

const HOSTILE = '=cmd|\r\nBcc: all@example.com\u2028<img src=x onerror="alert(1)">{name}\u202e'

const xssOrder = (locale: Locale) =>
  sampleOrder(locale, {
    customerName: HOSTILE,
    customerCompany: HOSTILE,
    customerPhone: HOSTILE,
    postalCode: HOSTILE,
    state: HOSTILE,
    city: HOSTILE,
    line1: HOSTILE,
    line2: HOSTILE,
    deviceSerial: HOSTILE,
    trackingNumbers: [HOSTILE],
    needsPlateCartridges: true,
  })

function render<Kind extends EmailKind>(
  kind: Kind,
  locale: Locale,
  order: OrderView = sampleOrderFor(kind, locale),
  payload: EmailPayloads[Kind] = samplePayload(kind, locale),
) {
  const about = EMAILS_ABOUT_ORDERS.has(kind) ? { order, statusPath: SAMPLE_STATUS_PATH } : null
  return rendered(writeEmail(kind, { locale, payload, about, site: SAMPLE_SITE, now: NOW }))
}

test.for(EVERY_EMAIL)(
  '$kind in $locale leaves nothing unfilled, in either form',
  ({ kind, locale }) => {
    const { subject, text, html } = render(kind, locale)
    const visible = html.replace(/<[^>]*>/g, ' ')
    for (const form of [subject, text, visible]) {
      expect(form).not.toMatch(/undefined|null|NaN|\[object|\{\w+[}:]|mail\.\w+/)
    }
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  },
)

test.for(EVERY_EMAIL)(
  '$kind in $locale says in HTML what it says in plain text',
  ({ kind, locale }) => {
    const { text, html } = render(kind, locale)
    const visible = decoded(html)
    const links =
      html
        .match(/href="[^"]*"/g)
        ?.join(' ')
        .replaceAll('&amp;', '&') ?? ''
    for (const line of text.split('\n')) {
      for (const part of line.replace(/^(■|—) | —$|^--$/g, '').split(/：|: | {2}/)) {
        expect(visible + links).toContain(part.trim().replace(/[：:]$/, ''))
      }
    }
  },
)

/** The address may belong to a stranger: the e-mail has no name and no link to the order. */
const TO_NOBODY_KNOWN: EmailKind = 'order_email_changed'

test.for(EVERY_EMAIL)(
  '$kind in $locale shows what a customer typed and obeys none of it',
  ({ kind, locale }) => {
    const { subject, text, html } = render(kind, locale, xssOrder(locale))
    expect(html).not.toMatch(/<img(?! src="cid:[\w.@-]+" width)|onerror="|<script/)
    expect(`${subject}${text}${html}`).not.toMatch(/[\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
    expect(text).not.toMatch(/^\s*Bcc:/m)
    expect(html).not.toMatch(/^\s*Bcc:/m)
    expect(subject).not.toMatch(/\p{Cc}/u)
    if (EMAILS_ABOUT_ORDERS.has(kind) && kind !== TO_NOBODY_KNOWN) {
      expect(html.replace(SPANS, '')).toContain(
        '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;{name}',
      )
    }
  },
)

test.for(EVERY_EMAIL)(
  '$kind in $locale shows the mark, and a seal next to each cartridge it names',
  ({ kind, locale }) => {
    const { text, html } = render(kind, locale)
    const named = text.match(/(?<!add=)AC-(CI01|CI03|WO01)/g) ?? []
    const shown = [...html.matchAll(/<img src="cid:([^"]+)" width="\d+" height="\d+" alt=""/g)]
    expect(shown.map(([, cid]) => cid)).toEqual([
      'mark@email',
      ...named.map(
        (serial) => `seal.${serial.includes('CI') ? 'citrus' : 'woody'}.${serial}@email`,
      ),
    ])
    expect(html.match(/<img/g)).toHaveLength(shown.length)
  },
)

test('an order e-mail without its order is an unexpected error, and never sent', () => {
  const payload = samplePayload('order_received', 'ja')
  const write = () =>
    writeEmail('order_received', {
      locale: 'en',
      payload,
      about: null,
      site: SAMPLE_SITE,
      now: NOW,
    })
  expect(write).toThrow('is given the order')
})

test('exactly the e-mails whose payload names an order are about orders', () => {
  const named = EMAIL_KINDS.filter((kind) => 'orderId' in samplePayload(kind, 'ja'))
  expect([...EMAILS_ABOUT_ORDERS]).toEqual(named)
  expect(named).toHaveLength(21)
})

test('an e-mail that a buyer gets about an order opens it with and without signing in', () => {
  const toStaff: EmailKind[] = ['order_needs_review', 'dispute_opened']
  const closed = [...toStaff, TO_NOBODY_KNOWN]
  for (const kind of EMAILS_ABOUT_ORDERS) {
    const { text, html } = render(kind, 'ja')
    const paths = ['example.com/orders/0b7f5a52', `${SAMPLE_STATUS_PATH}?lang=ja`]
    for (const path of paths) {
      expect(text.includes(path) && html.includes(path), kind).toBe(!closed.includes(kind))
    }
    expect(text.includes('/admin/orders/'), kind).toBe(toStaff.includes(kind))
  }
})

test('§1 bank hold: no e-mail states a passed deadline, or requests the total again', () => {
  const late = { bankDeadlineAt: new Date('2026-11-20T14:59:59.999Z') }
  const { text } = render('transfer_short', 'en', sampleOrderFor('transfer_short', 'en', late))
  expect(text).toContain('Please transfer the remaining $38.00 as soon as you can.')
  expect(text).not.toMatch(/November 2\d|Transfer by/)
})

test('decisions §7 late money: what happened to it decides the sentence', () => {
  const sentences = new Set(
    SAMPLE_VARIANTS.filter(({ kind }) => kind === 'refund_due').map((variant) => {
      const { order } = variant.of('en')
      return render('refund_due', 'en', order).text.split('\n\n')[1]
    }),
  )
  expect(sentences.size).toBe(4)
})

test('a list of e-mails shows the amount and the day after the subject, and no secret', () => {
  const previewOf = (html: string) => /<div aria-hidden[^>]*>([^<]*?)\u034f/.exec(html)?.[1]
  expect(previewOf(render('transfer_reminder', 'en').html)).toBe(
    'Please transfer $1,990.00 by Monday, December 7, 2026 (Japan time).',
  )
  expect(previewOf(render('sign_in_code', 'en').html)).toBe('Enter this code on the sign-in page.')
})

test('§9 currency formats: e-mails write yen without decimals and dollars with two', () => {
  expect(render('bank_instructions', 'ja').text).toContain('お振込金額：¥193,800\n')
  expect(render('bank_instructions', 'ko').text).toContain('입금액: $1,990.00\n')
  const { text } = render('order_received', 'en')
  expect(text).toContain('Subtotal: $1,924.00\nShipping fee: $63.50\nTransaction fee: $2.50\n')
  expect(text).toContain('Total: $1,990.00\n')
})

test('§1 bank hold: the e-mail states the first date only, as a day in Japan', () => {
  const { text, html } = render('bank_instructions', 'en')
  expect(text).toContain('Transfer by: Monday, December 7, 2026 (Japan time)\n')
  expect(text + html).not.toMatch(/December [89]/)
})

test('§1 bank hold: the payer name begins with the order number without its hyphen', () => {
  expect(render('bank_instructions', 'ja').text).toContain('振込名義：7K3M9QXD ミホン ハナコ\n')
})

test('§1 bank hold: in Japan a reader of another language sees what the machines show', () => {
  const { text } = render('bank_instructions', 'en', sampleOrder('ja'))
  expect(text).toContain('Bank: Sample Bank / 見本銀行\n')
  expect(text).not.toContain('SWIFT')
})

test('§1 bank hold: without an account to transfer to no e-mail goes out', () => {
  const { bank_account_number: _, ...company } = SAMPLE_SITE.company
  const write = () =>
    writeEmail('bank_instructions', {
      locale: 'ja',
      payload: samplePayload('bank_instructions', 'ja'),
      about: { order: sampleOrder('ja'), statusPath: SAMPLE_STATUS_PATH },
      site: { ...SAMPLE_SITE, company },
      now: NOW,
    })
  expect(write).toThrow('company.bank_account_number')
})

test('§1 prices include tax: said of orders to Japan, and not of exports', () => {
  expect(render('order_received', 'ja').text).toContain(
    '合計（税込）：¥193,800\nうち消費税（10%）：¥17,618\n',
  )
  expect(render('order_received', 'en').text).not.toContain('tax included')
})

test('§9 defect periods: the confirmation states both readings', () => {
  const { text } = render('order_confirmed', 'en')
  expect(text).toMatch(/within 7 days of receipt .* within 14 days of your report/)
  expect(text).toMatch(/within 8 days of arrival; .* within 1 month of arrival/)
})

test('§1 confirmation: only the e-mail that confirms an order says that the contract is made', () => {
  expect(render('order_confirmed', 'en').text).toContain('With this email, the contract of sale')
  expect(render('order_received', 'en').text).toContain('and not before')
})

test('a company without settings writes e-mails under the address of its site', () => {
  const email = writeEmail('sign_in_code', {
    locale: 'ja',
    payload: samplePayload('sign_in_code', 'ja'),
    about: null,
    site: { url: 'http://localhost:3000', company: {} },
    now: NOW,
  })
  const { subject, text } = rendered(email)
  expect(subject).toBe('【localhost:3000】サインイン用コード：048213')
  expect(text).toContain('\n048213\n')
})

/** The visible text, without the URLs of links. */
const decoded = (html: string): string =>
  html
    .replace(SPANS, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
