/**
 * Every e-mail as it was proofread. English: one file for each kind, with text, HTML and variants. Japanese and Korean: one
 * list of texts each, with a digest of the HTML. After a wanted change: `npx vitest run -u` on this file. Decisions, section 4.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { EMAIL_KINDS, type EmailKind } from '#domain/mail/emails.ts'
import type { Locale } from '#shared/locale.ts'

import {
  SAMPLE_STATUS_PATH,
  sampleOrderFor,
  samplePayload,
} from '../../../tests/support/mail/email-samples.ts'
import { type EmailVariant, SAMPLE_VARIANTS } from '../../../tests/support/mail/email-variants.ts'
import { SAMPLE_SITE } from '../../../tests/support/mail/sample-site.ts'
import { EMAILS_ABOUT_ORDERS } from './emails.ts'
import { type RenderedEmail, renderEmail } from './render.ts'

const NOW = new Date('2026-11-24T02:00:00Z')
const LISTED = ['ja', 'ko'] as const satisfies readonly Locale[]
const THEME = 'theme.html.txt'

const fileOf = (kind: EmailKind): string => `${kind}.en.txt`
const listOf = (locale: Locale): string => `all.${locale}.txt`

test.for(EMAIL_KINDS)('%s reads in English as it was proofread', async (kind) => {
  const sample = renderSample(kind, 'en')
  const variants = variantsOf(kind).map(
    (variant) => `${heading(variant.name)}\n${textOf(renderVariant(variant, 'en'))}`,
  )
  const whole = [textOf(sample), ...variants, heading('HTML'), readable(sample.html)]
  await expect(whole.join('\n')).toMatchFileSnapshot(`./__snapshots__/${fileOf(kind)}`)
})

test.for(LISTED)('every e-mail reads in %s as it was proofread', async (locale) => {
  const list = EMAIL_KINDS.flatMap((kind) => [
    listed(kind, renderSample(kind, locale)),
    ...variantsOf(kind).map((variant) =>
      listed(`${kind}, ${variant.name}`, renderVariant(variant, locale)),
    ),
  ])
  await expect(list.join('\n')).toMatchFileSnapshot(`./__snapshots__/${listOf(locale)}`)
})

test('one e-mail with all of its styles', async () => {
  const { html } = renderSample('sign_in_code', 'en')
  await expect(html).toMatchFileSnapshot(`./__snapshots__/${THEME}`)
})

test('every e-mail has a snapshot, and every snapshot an e-mail', () => {
  const wanted = [THEME, ...EMAIL_KINDS.map(fileOf), ...LISTED.map(listOf)]
  expect(readdirSync(new URL('./__snapshots__', import.meta.url)).sort()).toEqual(wanted.sort())
})

const variantsOf = (kind: EmailKind): EmailVariant[] =>
  SAMPLE_VARIANTS.filter((variant) => variant.kind === kind)

const renderSample = (kind: EmailKind, locale: Locale): RenderedEmail =>
  renderEmail(kind, {
    locale,
    payload: samplePayload(kind, locale),
    about: EMAILS_ABOUT_ORDERS.has(kind)
      ? { order: sampleOrderFor(kind, locale), statusPath: SAMPLE_STATUS_PATH }
      : null,
    site: SAMPLE_SITE,
    now: NOW,
  })

function renderVariant(variant: EmailVariant, locale: Locale): RenderedEmail {
  const { payload, order } = variant.of(locale)
  const about = { order, statusPath: SAMPLE_STATUS_PATH }
  return renderEmail(variant.kind, { locale, payload, about, site: SAMPLE_SITE, now: NOW })
}

const heading = (title: string): string => `\n========== ${title}\n`

const textOf = ({ subject, text }: RenderedEmail): string => `${subject}\n\n${text}`

const listed = (title: string, email: RenderedEmail): string =>
  `${heading(title)}\n${textOf(email)}\nHTML ${digestOf(readable(email.html))}\n`

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** One element a line, without styles: those are the same in all e-mails, and in the snapshot of the theme. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>\n/s, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/(?:\u034f\u200c\u00a0)+/g, '…')
    .replaceAll(/(?<!\n)(?=<(?:table|tr|p|h1|h2|div)\b)/g, '\n')
