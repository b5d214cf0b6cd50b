/** The frame around every e-mail: header, addressee and signature. */
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

import type { Company } from '../parts/company.ts'
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

/** All words of an e-mail, from which both forms are rendered. What is stored of it is JSON. */
export type WrittenEmail = {
  locale: Locale
  subject: string
  /** The subject without the company's name, which the header shows. */
  title: string
  /** The text that mail programs show after the subject. */
  preview: string
  blocks: readonly Block[]
  closing: string
  companyName: string
  /** Lines about the company. */
  sender: readonly string[]
  /** Of the site. */
  url: string
}

export function written(context: EmailContext, content: EmailContent): WrittenEmail {
  const { locale, t, company, url } = context
  const { addressee, blocks, isByPerson } = content
  const subject = t('mail.subjectLine', { subject: content.subject, company: company.name })
  return {
    locale,
    subject: oneLine(subject).slice(0, SUBJECT_LENGTH_MAX),
    title: oneLine(content.subject).slice(0, SUBJECT_LENGTH_MAX),
    preview: previewOf(content),
    blocks: addressee ? [addresseeBlock(addressee), ...blocks] : blocks,
    closing: t(isByPerson ? 'mail.writeAgain' : 'mail.sentAutomatically'),
    companyName: oneLine(company.name),
    sender: senderOf(company),
    url,
  }
}

/** A company and its person are on lines of their own. */
const addresseeBlock = (addressee: string): Block =>
  addressee.includes('\n') ? { kind: 'lines', lines: addressee.split('\n') } : addressee

function previewOf({ preview, blocks }: EmailContent): string {
  return oneLine(preview ?? blocks.find((block) => typeof block === 'string') ?? '')
}

const senderOf = ({ legalName, address, telephone, email }: Company): string[] =>
  [legalName, address, telephone, email].filter((line) => line !== null).map(oneLine)

export function textEmail({ blocks, closing, sender, url }: WrittenEmail, t: Translate): string {
  const foot = ['--', closing, `${url}/contact`, '', ...sender, url]
  return `${textOf(blocks, t)}\n\n${foot.join('\n')}\n`
}

/** At most 600 px wide; an outer table limits the width in programs without `max-width`. */
export function htmlEmail(email: WrittenEmail, t: Translate): string {
  const { locale } = email
  return `${markup`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${email.subject}</title>
<style>${STYLE_SHEET}</style>
</head>
<body class="page" bgcolor="${PAGE_COLOUR}" text="${INK_COLOUR}" style="${STYLES.body}">
${previewLine(email.preview)}
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAGE_COLOUR}" style="${STYLES.page}"><tr><td align="center" style="${STYLES.pageCell}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.column}">
<tr><td class="page" align="left" bgcolor="${PAGE_COLOUR}" style="${headStyle(locale)}">${head(email)}</td></tr>
<tr><td class="sheet" align="left" bgcolor="${SHEET_COLOUR}" style="${sheetStyle(locale)}">
<h1 class="title ink" style="${STYLES.title}">${phrases(email.title)}</h1>
${htmlOf(email.blocks)}
</td></tr>
<tr><td class="page" align="left" bgcolor="${PAGE_COLOUR}" style="${footStyle(locale)}">${signature(email, t)}</td></tr>
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

const head = ({ companyName }: WrittenEmail): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td><img src="cid:${MARK_CID}" width="${MARK_SIZE}" height="${MARK_SIZE}" alt="" style="${STYLES.picture}"></td><td class="ink" style="${STYLES.name}">${companyName}</td></tr></table>`

function signature({ closing, sender, url }: WrittenEmail, t: Translate): Markup {
  const lines = sender.map((line) => markup`${line}<br>`)
  const link = (href: string, label: string) =>
    markup`<a class="quiet" href="${href}" style="${STYLES.signatureLink}">${label}</a>`
  return markup`<p class="quiet" style="${STYLES.signature}">${closing}<br>${link(`${url}/contact`, t('mail.contactForm'))}<br><br>${lines}${link(url, url)}</p>`
}
