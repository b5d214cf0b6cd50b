import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const newsletterConfirm = plainEmail({
  kind: 'newsletter_confirm',
  template,
  sample: () => ({ token: 'N3w-_s', days: 7 }),
})

/** The subscription starts when the link is opened. Decisions, section 3. */
function template(
  { t, url, locale, company }: EmailContext,
  { token, days }: EmailPayloads['newsletter_confirm'],
): EmailContent {
  const link = `${url}/subscription/confirm/${encodeURIComponent(token)}?lang=${locale}`
  return {
    subject: t('mail.newsletterConfirmSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.newsletterConfirmIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.newsletterConfirmButton'), url: link },
      { kind: 'text', text: t('mail.newsletterConfirmValid', { days }) },
      { kind: 'note', text: t('mail.newsletterConfirmIgnore') },
    ],
  }
}
