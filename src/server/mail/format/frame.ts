/** The frame around every e-mail: header, addressee and signature. */

import type { Block, EmailContent, EmailContext } from './email.ts'
import { htmlOf } from './html-form.ts'
import { type Markup, markup } from './markup.ts'
import { oneLine } from './one-line.ts'
import { phrases } from './phrases.ts'
import { MARK_CID } from './pictures.ts'
import { textOf } from './text-form.ts'
import {
  footStyle,
  headStyle,
  INK_COLOUR,
  PAGE_COLOUR,
  SHEET_COLOUR,
  STYLE_SHEET,
  STYLES,
  sheetStyle,
} from './theme.ts'

/** RFC 5322 allows 998 characters a line; people read far fewer. */
const SUBJECT_LENGTH_MAX = 200

export type RenderedEmail = { subject: string; text: string; html: string }

/** The title is the subject without the company's name, which the header shows. */
type HtmlContent = {
  subject: string
  title: string
  preview: string
  blocks: readonly Block[]
  closing: string
}

export function frame(context: EmailContext, content: EmailContent): RenderedEmail {
  const { t, company } = context
  const subject = oneLine(
    t('mail.subjectLine', { subject: content.subject, company: company.name }),
  ).slice(0, SUBJECT_LENGTH_MAX)
  const blocks = content.addressee
    ? [addresseeBlock(content.addressee), ...content.blocks]
    : content.blocks
  const title = oneLine(content.subject).slice(0, SUBJECT_LENGTH_MAX)
  const closing = t(content.isByPerson ? 'mail.writeAgain' : 'mail.sentAutomatically')
  return {
    subject,
    text: textEmail(context, blocks, closing),
    html: htmlEmail(context, { subject, title, preview: previewOf(content), blocks, closing }),
  }
}

/** A company and its person are on lines of their own. */
const addresseeBlock = (addressee: string): Block =>
  addressee.includes('\n') ? { kind: 'lines', lines: addressee.split('\n') } : addressee

/** The preview text that mail programs show after the subject. */
function previewOf({ preview, blocks }: EmailContent): string {
  return oneLine(preview ?? blocks.find((block) => typeof block === 'string') ?? '')
}

function textEmail(context: EmailContext, blocks: readonly Block[], closing: string): string {
  const { t, url } = context
  const foot = ['--', closing, `${url}/contact`, '', ...sender(context).map(oneLine), url]
  return `${textOf(blocks, t)}\n\n${foot.join('\n')}\n`
}

function sender({ company }: EmailContext): string[] {
  const { legalName, address, telephone, email } = company
  return [legalName, address, telephone, email].filter((line) => line !== null)
}

/** At most 600 px wide; an outer table limits the width in programs without `max-width`. */
function htmlEmail(context: EmailContext, content: HtmlContent): string {
  const { locale } = context
  return `${markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${content.subject}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="page" bgcolor="${PAGE_COLOUR}" text="${INK_COLOUR}" style="${STYLES.body}">
${previewLine(content.preview)}
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAGE_COLOUR}" style="${STYLES.page}"><tr><td align="center" style="${STYLES.pageCell}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.column}">
<tr><td class="page" align="left" bgcolor="${PAGE_COLOUR}" style="${headStyle(locale)}">${head(context)}</td></tr>
<tr><td class="sheet" align="left" bgcolor="${SHEET_COLOUR}" style="${sheetStyle(locale)}">
<h1 class="title ink" style="${STYLES.title}">${phrases(content.title)}</h1>
${htmlOf(content.blocks)}
</td></tr>
<tr><td class="page" align="left" bgcolor="${PAGE_COLOUR}" style="${footStyle(locale)}">${signature(context, content.closing)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`}`
}

/** Padded with invisible characters, so that programs don't continue with the body text. */
const previewLine = (preview: string): Markup =>
  markup`<div aria-hidden="true" style="${STYLES.preview}">${preview}${FILLING}</div>`

const FILLING = '\u034f\u200c\u00a0'.repeat(60)

const MARK_SIZE = '40'

const head = ({ company }: EmailContext): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><img src="cid:${MARK_CID}" width="${MARK_SIZE}" height="${MARK_SIZE}" alt="" style="${STYLES.picture}"></td><td class="ink" style="${STYLES.name}">${oneLine(company.name)}</td></tr></table>`

function signature(context: EmailContext, closing: string): Markup {
  const { t, url } = context
  const lines = sender(context).map((line) => markup`${oneLine(line)}<br>`)
  const link = (href: string, label: string) =>
    markup`<a class="quiet" href="${href}" style="${STYLES.signatureLink}">${label}</a>`
  return markup`<p class="quiet" style="${STYLES.signature}">${closing}<br>${link(`${url}/contact`, t('mail.contactForm'))}<br><br>${lines}${link(url, url)}</p>`
}
