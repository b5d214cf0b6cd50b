/** Every e-mail in three languages as it was read over: a change of one word shows as one line. Decisions, section 4. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { LOCALES, type Locale } from '#shared/locale.ts'

import {
  SAMPLE_STATUS_PATH,
  sampleOrderFor,
  samplePayloads,
} from '../../../tests/support/mail/email-samples.ts'
import { type EmailVariant, SAMPLE_VARIANTS } from '../../../tests/support/mail/email-variants.ts'
import { SAMPLE_SITE } from '../../../tests/support/mail/sample-site.ts'
import { EMAIL_KINDS, EMAILS_ABOUT_ORDERS, renderEmail } from './render.ts'

const NOW = new Date('2026-11-24T02:00:00Z')

const EVERY_EMAIL = EMAIL_KINDS.flatMap((kind) => LOCALES.map((locale) => ({ kind, locale })))
const EVERY_VARIANT = SAMPLE_VARIANTS.flatMap((variant) =>
  LOCALES.map((locale) => ({ variant, locale, name: `${variant.kind}.${variant.name}` })),
)

test.for(EVERY_EMAIL)('$kind reads in $locale as it was read over', async ({ kind, locale }) => {
  const about = EMAILS_ABOUT_ORDERS.has(kind)
    ? { order: sampleOrderFor(kind, locale), statusPath: SAMPLE_STATUS_PATH }
    : null
  const payload = samplePayloads(locale)[kind]
  const written = renderEmail(kind, { locale, payload, about, site: SAMPLE_SITE, now: NOW })
  await expect(`${written.subject}\n\n${written.text}`).toMatchFileSnapshot(
    `./__snapshots__/${kind}.${locale}.txt`,
  )
  await expect(readable(written.html)).toMatchFileSnapshot(
    `./__snapshots__/${kind}.${locale}.html.txt`,
  )
})

test.for(EVERY_VARIANT)('$name reads in $locale as it was read over', async (it) => {
  const { subject, text } = renderVariant(it.variant, it.locale)
  await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(
    `./__snapshots__/${it.name}.${it.locale}.txt`,
  )
})

test('one e-mail with everything that its look is made of', async () => {
  const { html } = renderEmail('sign_in_code', {
    locale: 'en',
    payload: samplePayloads('en').sign_in_code,
    about: null,
    site: SAMPLE_SITE,
    now: NOW,
  })
  await expect(html).toMatchFileSnapshot('./__snapshots__/look.html.txt')
})

test('every e-mail and every variant has been read over, and nothing that is gone is kept', () => {
  const wanted = [
    'look.html.txt',
    ...EVERY_EMAIL.flatMap(({ kind, locale }) => [
      `${kind}.${locale}.html.txt`,
      `${kind}.${locale}.txt`,
    ]),
    ...EVERY_VARIANT.map(({ name, locale }) => `${name}.${locale}.txt`),
  ]
  expect(readdirSync(new URL('./__snapshots__', import.meta.url)).sort()).toEqual(wanted.sort())
})

function renderVariant(variant: EmailVariant, locale: Locale) {
  const { payload, order } = variant.of(locale)
  return renderEmail(variant.kind, {
    locale,
    payload,
    about: { order, statusPath: SAMPLE_STATUS_PATH },
    site: SAMPLE_SITE,
    now: NOW,
  })
}

/** One element to a line and without its look, which is the same in all e-mails and is kept once. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>\n/s, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/(?:\u034f\u200c\u00a0)+/g, '…')
    .replaceAll(/(?<!\n)(?=<(?:table|tr|p|h1|h2|div)\b)/g, '\n')
