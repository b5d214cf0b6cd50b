/**
 * Every e-mail as it was proofread. English: one file for each kind, with text, HTML and variants. Japanese and Korean: one
 * list of texts each, with a digest of the HTML. The frame, which all share, has a file of each language, and is compared with
 * every e-mail. After a wanted change: `npx vitest run -u` on this file. Decisions, section 4.
 */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

import { EMAIL_KINDS, type EmailKind } from '#domain/mail/emails.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import {
  SAMPLE_STATUS_PATH,
  sampleOrderFor,
  samplePayload,
} from '../../../tests/support/mail/email-samples.ts'
import { type EmailVariant, SAMPLE_VARIANTS } from '../../../tests/support/mail/email-variants.ts'
import { type RenderedEmail, rendered } from '../../../tests/support/mail/rendered.ts'
import { SAMPLE_SITE } from '../../../tests/support/mail/sample-site.ts'
import { EMAILS_ABOUT_ORDERS } from './emails.ts'
import { writeEmail } from './render.ts'

const NOW = new Date('2026-11-24T02:00:00Z')
const LISTED = ['ja', 'ko'] as const satisfies readonly Locale[]
const THEME = 'theme.html.txt'

/** With the two sentences that end an e-mail: of a program, and of a person. */
const FRAMED = ['sign_in_code', 'contact_reply'] as const satisfies readonly EmailKind[]

const fileOf = (kind: EmailKind): string => `${kind}.en.txt`
const listOf = (locale: Locale): string => `all.${locale}.txt`
const frameFileOf = (locale: Locale): string => `frame.${locale}.txt`

test.for(EMAIL_KINDS)('%s reads in English as it was proofread', async (kind) => {
  const sample = renderSample(kind, 'en')
  const variants = variantsOf(kind).map(
    (variant) => `${heading(variant.name)}\n${textOf(renderVariant(variant, 'en'))}`,
  )
  const whole = [textOf(sample), ...variants, heading('HTML'), sheetOf(sample.html)]
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

test.for(LOCALES)('the frame of the e-mails reads in %s as it was proofread', async (locale) => {
  const frames = FRAMED.map((kind) => frameOf(renderSample(kind, locale)))
  await expect(frames.join(heading('of a person'))).toMatchFileSnapshot(
    `./__snapshots__/${frameFileOf(locale)}`,
  )
})

test.for(LOCALES)('every e-mail in %s has one of the two frames', (locale) => {
  const frames = FRAMED.map((kind) => frameOf(renderSample(kind, locale)))
  const emails = [
    ...EMAIL_KINDS.map((kind) => renderSample(kind, locale)),
    ...SAMPLE_VARIANTS.map((variant) => renderVariant(variant, locale)),
  ]
  for (const email of emails) expect(frames).toContain(frameOf(email))
})

test('one e-mail with all of its styles', async () => {
  const { html } = renderSample('sign_in_code', 'en')
  await expect(html).toMatchFileSnapshot(`./__snapshots__/${THEME}`)
})

test('every e-mail has a snapshot, and every snapshot an e-mail', () => {
  const frames = LOCALES.map(frameFileOf)
  const wanted = [THEME, ...frames, ...EMAIL_KINDS.map(fileOf), ...LISTED.map(listOf)]
  expect(readdirSync(new URL('./__snapshots__', import.meta.url)).sort()).toEqual(wanted.sort())
})

const variantsOf = (kind: EmailKind): EmailVariant[] =>
  SAMPLE_VARIANTS.filter((variant) => variant.kind === kind)

const renderSample = (kind: EmailKind, locale: Locale): RenderedEmail =>
  rendered(
    writeEmail(kind, {
      locale,
      payload: samplePayload(kind, locale),
      about: EMAILS_ABOUT_ORDERS.has(kind)
        ? { order: sampleOrderFor(kind, locale), statusPath: SAMPLE_STATUS_PATH }
        : null,
      site: SAMPLE_SITE,
      now: NOW,
    }),
  )

function renderVariant(variant: EmailVariant, locale: Locale): RenderedEmail {
  const { payload, order } = variant.of(locale)
  const about = { order, statusPath: SAMPLE_STATUS_PATH }
  return rendered(writeEmail(variant.kind, { locale, payload, about, site: SAMPLE_SITE, now: NOW }))
}

const heading = (title: string): string => `\n========== ${title}\n`

/** What follows the sentence that says whether a program or a person wrote. */
const FOOT = /(?<=\n\n--\n[^\n]*\n).*$/s

const textOf = ({ subject, text }: RenderedEmail): string =>
  `${subject}\n\n${text.replace(FOOT, '')}`

const listed = (title: string, email: RenderedEmail): string =>
  `${heading(title)}\n${textOf(email)}\nHTML ${digestOf(readable(email.html))}\n`

const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The same for all e-mails of a language. */
const frameOf = ({ text, html }: RenderedEmail): string =>
  [FOOT.exec(text)?.[0].trim(), readable(html)]
    .join('\n\n')
    .replace(/<title>.*<\/title>/, '<title>…</title>')
    .replace(/(?<=<div aria-hidden="true">).*?(?=…<\/div>)/, '')
    .replace(SHEET, '…')

/** What an e-mail has between the head and the foot of its frame. */
const SHEET = /(?<=<tr><td class="sheet"[^>]*>\n).*?(?=\n<\/td><\/tr>\n<tr><td class="page")/s

/** What is an e-mail's own. */
const sheetOf = (html: string): string =>
  [/<title>.*<\/title>/, /<div aria-hidden="true">.*<\/div>/, SHEET]
    .map((part) => part.exec(readable(html))?.[0])
    .join('\n')

/** One element a line, without styles: those are the same in all e-mails, and in the snapshot of the theme. */
const readable = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>\n/s, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/(?:\u034f\u200c\u00a0)+/g, '…')
    .replaceAll(/(?<!\n)(?=<(?:table|tr|p|h1|h2|div)\b)/g, '\n')
