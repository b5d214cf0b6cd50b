import { plainEmail } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

/** The last e-mail about an account, to its former address. */
export const accountClosed = plainEmail({
  kind: 'account_closed',
  sample: () => ({}),
  template(context) {
    const { t, company } = context
    return {
      subject: t('mail.accountClosedSubject'),
      blocks: [
        t('mail.accountClosedIntro', { company: company.name }),
        t('mail.accountClosedOrders'),
        t('mail.accountClosedAgain'),
        { kind: 'note', text: t('mail.accountClosedByOther') },
        contactLink(context),
      ],
    }
  },
})
