import { type Block, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { signInButton } from '#server/mail/parts/account-parts.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

export const emailChanged = plainEmail({
  kind: 'email_changed',
  sample: () => ({ side: 'old', newEmail: 'h•••@example.com' }),
  template: (context, { side, newEmail }) => ({
    subject: context.t('mail.emailChangedSubject'),
    blocks: side === 'old' ? toOldAddress(context, newEmail) : toNewAddress(context),
  }),
})

function toOldAddress(context: EmailContext, newEmail: string): Block[] {
  const { t, company } = context
  return [
    t('mail.emailChangedOldIntro', { company: company.name }),
    { kind: 'facts', facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }] },
    t('mail.passwordChangedByYou'),
    t('mail.emailChangedByOther'),
    contactLink(context),
  ]
}

function toNewAddress(context: EmailContext): Block[] {
  const { t, company } = context
  return [
    t('mail.emailChangedNewIntro', { company: company.name }),
    t('mail.emailChangedNewOrders'),
    signInButton(context),
  ]
}
