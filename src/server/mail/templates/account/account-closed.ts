import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

export const accountClosed = plainEmail({
  kind: 'account_closed',
  template,
  sample: () => ({}),
})

/** The last e-mail about an account, to its former address. */
function template(context: EmailContext): EmailContent {
  const { t, company } = context
  return {
    subject: t('mail.accountClosedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.accountClosedIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.accountClosedOrders') },
      { kind: 'text', text: t('mail.accountClosedAgain') },
      { kind: 'note', text: t('mail.accountClosedByOther') },
      contactLink(context),
    ],
  }
}
