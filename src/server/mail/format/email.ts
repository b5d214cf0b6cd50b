/** What an e-mail is made of. Each e-mail is written once, as blocks; both of its forms follow from them. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

import type { Company } from '../parts/company.ts'

/** `scent` is shown by its seal where the form has pictures. */
export type Fact = {
  label: string
  value: string
  isStrong?: boolean
  scent?: { serial: string; kind: string }
}

export type Block =
  | { kind: 'text'; text: string }
  /** An aside, set smaller where the form allows it. */
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'section'; title: string; blocks: Block[] }

/**
 * `addressee` is `null` where the shop knows an address and no name. `preview` is what a list of e-mails shows beside the
 * subject; left out: the e-mail's first sentence.
 */
export type EmailContent = {
  subject: string
  addressee: string | null
  preview?: string
  /** Somebody wrote it: then it does not say that no one did. */
  isByPerson?: true
  blocks: Block[]
}

/** What every e-mail is written with. */
export type EmailContext = {
  locale: Locale
  t: Translate
  /** Without a slash at its end. */
  url: string
  company: Company
  /** The company's settings as they are; only the bank account is read from them. */
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
