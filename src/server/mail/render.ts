/** Writes an e-mail in the recipient's language, and renders it as plain text and as HTML. */
import type { EmailKind, EmailPayloads } from '#domain/mail/emails.ts'
import { translator } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

import { EMAILS, EMAILS_ABOUT_ORDERS } from './emails.ts'
import type { AboutOrder, OrderEmailContext } from './format/email.ts'
import { htmlEmail, textEmail, type WrittenEmail, written } from './format/frame.ts'
import { type Company, companyIn } from './parts/company.ts'

export type { WrittenEmail } from './format/frame.ts'

/** `company`: the settings below `company.`, without that prefix. */
export type EmailSite = { url: string; company: Record<string, string> }

/** Throws when an e-mail about an order is given no order, or the bank details are not configured. */
export function writeEmail<Kind extends EmailKind>(
  kind: Kind,
  message: {
    locale: Locale
    payload: EmailPayloads[Kind]
    about: AboutOrder | null
    site: EmailSite
    now: Date
  },
): WrittenEmail {
  const { locale, payload, about, site, now } = message
  const url = urlOf(site)
  invariant(about ?? !EMAILS_ABOUT_ORDERS.has(kind), 'an e-mail about an order is given the order')
  // Only the templates of e-mails about an order read it.
  const context = {
    locale,
    t: translator(locale),
    url,
    company: companyOf(site, locale),
    settings: site.company,
    now,
    ...about,
  } as OrderEmailContext
  return written(context, EMAILS[kind].template(context, payload))
}

export const renderText = (email: WrittenEmail): string =>
  textEmail(email, translator(email.locale))

export const renderHtml = (email: WrittenEmail): string =>
  htmlEmail(email, translator(email.locale))

const urlOf = ({ url }: EmailSite): string => url.replace(/\/+$/, '')

/** Parsing the telephone number takes longer than the rest of a frame, and the e-mails of a batch share their site. */
const companies = new WeakMap<EmailSite, Map<Locale, Company>>()

function companyOf(site: EmailSite, locale: Locale): Company {
  const known = companies.get(site) ?? new Map<Locale, Company>()
  companies.set(site, known)
  const company = known.get(locale) ?? companyIn(site.company, locale, urlOf(site))
  known.set(locale, company)
  return company
}
