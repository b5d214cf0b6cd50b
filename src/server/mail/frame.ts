/** What stands around every letter: who it is for, and who sends it. */
import { htmlOf } from './html-form.ts'
import type { Block, LetterContent, Scene } from './letter.ts'
import { INK_COLOUR, PAGE_COLOUR, SHEET_COLOUR, STYLES, sheetStyle } from './look.ts'
import { type Markup, markup } from './markup.ts'
import { oneLine } from './one-line.ts'
import { textOf } from './text-form.ts'

/** RFC 5322 allows 998 characters a line; people read far fewer. */
const SUBJECT_LENGTH_MAX = 200

export type RenderedLetter = { subject: string; text: string; html: string }

export function frame(scene: Scene, content: LetterContent): RenderedLetter {
  const { t, company } = scene
  const subject = oneLine(
    t('mail.subjectLine', { subject: content.subject, company: company.name }),
  ).slice(0, SUBJECT_LENGTH_MAX)
  const blocks = content.addressee
    ? [{ kind: 'text' as const, text: content.addressee }, ...content.blocks]
    : content.blocks
  return { subject, text: textLetter(scene, blocks), html: htmlLetter(scene, subject, blocks) }
}

function textLetter(scene: Scene, blocks: readonly Block[]): string {
  const { t, url } = scene
  const closing = [
    '--',
    t('mail.sentAutomatically'),
    `${url}/contact`,
    '',
    ...sender(scene).map(oneLine),
    url,
  ]
  return `${textOf(blocks, t)}\n\n${closing.join('\n')}\n`
}

function sender({ company }: Scene): string[] {
  const { legalName, address, telephone, email } = company
  return [legalName, address, telephone, email].filter((line) => line !== null)
}

/**
 * Light on purpose, as the site is; programs that darken letters anyway find ink and ground set together
 * everywhere, and no pure white.
 */
function htmlLetter(scene: Scene, subject: string, blocks: readonly Block[]): string {
  const { locale, company } = scene
  return `${markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
</head>
<body bgcolor="${PAGE_COLOUR}" text="${INK_COLOUR}" style="${STYLES.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAGE_COLOUR}" style="${STYLES.page}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.sheet}"><tr><td align="left" bgcolor="${SHEET_COLOUR}" style="${sheetStyle(locale)}">
<p style="${STYLES.name}">${oneLine(company.name)}</p>
${htmlOf(blocks)}
${signature(scene)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`}`
}

function signature(scene: Scene): Markup {
  const { t, url } = scene
  const lines = sender(scene).map((line) => markup`${oneLine(line)}<br>`)
  const link = (href: string, label: string) =>
    markup`<a href="${href}" style="${STYLES.signatureLink}">${label}</a>`
  return markup`<p style="${STYLES.signature}">${t('mail.sentAutomatically')}<br>${link(`${url}/contact`, t('mail.contactForm'))}<br><br>${lines}${link(url, url)}</p>`
}
