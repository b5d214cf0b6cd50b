/** The block model of e-mails. A template returns blocks; HTML and plain text are generated from them. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

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
  about: AboutOrder | null
}

/** `statusPath` opens the order's state without signing in. */
export type AboutOrder = { order: OrderView; statusPath: string }

export type OrderEmailContext = EmailContext & AboutOrder

/** What a sample payload may be made from: the sample order of tests. */
export type SampleOrder = { orderId: string; totalMinor: number; locale: Locale }

type IsAboutOrder<Kind extends EmailKind> = EmailPayloads[Kind] extends { orderId: string }
  ? true
  : false
type OrderEmailKind = {
  [Kind in EmailKind]: true extends IsAboutOrder<Kind> ? Kind : never
}[EmailKind]
type PlainEmailKind = Exclude<EmailKind, OrderEmailKind>

/** One kind of e-mail: how it is written, and the payload that tests write it with. */
export type Email<Kind extends EmailKind> = {
  kind: Kind
  isAboutOrder: IsAboutOrder<Kind>
  template: (context: EmailContext, payload: EmailPayloads[Kind]) => EmailContent
  sample: (order: SampleOrder) => EmailPayloads[Kind]
  /** How much of the sample order's total has arrived; left out: nothing. */
  sampleReceived?: (totalMinor: number) => number
}

type Parts<Kind extends EmailKind, Context> = Pick<
  Email<Kind>,
  'kind' | 'sample' | 'sampleReceived'
> & { template: (context: Context, payload: EmailPayloads[Kind]) => EmailContent }

export const plainEmail = <Kind extends PlainEmailKind>(parts: Parts<Kind, EmailContext>) => ({
  ...parts,
  isAboutOrder: false as const,
})

export const orderEmail = <Kind extends OrderEmailKind>({
  template,
  ...parts
}: Parts<Kind, OrderEmailContext>) => ({
  ...parts,
  isAboutOrder: true as const,
  template: (context: EmailContext, payload: EmailPayloads[Kind]) => {
    invariant(context.about, 'an e-mail about an order is given the order')
    return template({ ...context, ...context.about }, payload)
  },
})
