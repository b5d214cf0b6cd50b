import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Scene } from '#server/mail/format/email.ts'

/** Until the link is opened nobody is subscribed. Decisions, section 3. */
export function writeNewsletterConfirm(
  { t, url, locale, company }: Scene,
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
