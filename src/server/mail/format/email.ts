/** The block model of e-mails. A template returns blocks; HTML and plain text are generated from them. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

import type { Company } from '../parts/company.ts'

/** `scent`: the HTML shows the scent's seal. */
export type Fact = {
  label: string
  value: string
  isStrong?: boolean
  scent?: { serial: string; kind: string }
}

/** A string is a paragraph. */
export type Block =
  | string
  /** Small print in the HTML. */
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'section'; title: string; blocks: Block[] }

export const note = (text: string): Block => ({ kind: 'note', text })
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url })
export const button = (label: string, url: string): Block => ({ kind: 'button', label, url })
export const factTable = (facts: Fact[]): Block => ({ kind: 'facts', facts })
export const textLines = (lines: string[]): Block => ({ kind: 'lines', lines })
export const section = (title: string, blocks: Block[]): Block => ({
  kind: 'section',
  title,
  blocks,
})

/**
 * Without an `addressee` where the shop does not know a name, or a stranger may read it. `preview` is the text that mail programs show
 * after the subject; by default the first paragraph.
 */
export type EmailContent = {
  subject: string
  addressee?: string | undefined
  preview?: string
  /** A person wrote it: leaves out the note about automatic messages. */
  isByPerson?: true
  blocks: Block[]
}

/** What every template gets. */
export type EmailContext = {
  locale: Locale
  t: Translate
  /** Without a trailing slash. */
  url: string
  company: Company
  /** The company's raw settings, read for the bank account only. */
  settings: Record<string, string>
  now: Date
}

/** `statusPath` opens the order's state without signing in. */
export type AboutOrder = { order: OrderView; statusPath: string }

export type OrderEmailContext = EmailContext & AboutOrder

/** What a sample payload may be made from: the sample order of tests. */
export type SampleOrder = { orderId: string; totalMinor: number; locale: Locale }

type OrderEmailKind = {
  [Kind in EmailKind]: EmailPayloads[Kind] extends { orderId: string } ? Kind : never
}[EmailKind]

/** One kind of e-mail: how it is written, and the payload that tests write it with. */
export type Email<Kind extends EmailKind, Context = OrderEmailContext> = {
  template: (context: Context, payload: EmailPayloads[Kind]) => EmailContent
  sample: (order: SampleOrder) => EmailPayloads[Kind]
  /** How much of the sample order's total has arrived; left out: nothing. */
  sampleReceived?: (totalMinor: number) => number
}

export const plainEmails = <Kinds extends Exclude<EmailKind, OrderEmailKind>>(
  emails: {
    [Kind in Kinds]: Email<Kind, EmailContext>
  },
) => emails

export const orderEmails = <Kinds extends OrderEmailKind>(
  emails: {
    [Kind in Kinds]: Email<Kind>
  },
) => emails
