import type { EmailPayloads } from '#domain/mail/emails.ts'
import {
  type Block,
  type EmailContent,
  type EmailContext,
  plainEmail,
} from '#server/mail/format/email.ts'
import { signInButton } from '#server/mail/parts/account-parts.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

export const emailChanged = plainEmail({
  kind: 'email_changed',
  template,
  sample: () => ({ side: 'old', newEmail: 'h•••@example.com' }),
})

function template(
  context: EmailContext,
  { side, newEmail }: EmailPayloads['email_changed'],
): EmailContent {
  return {
    subject: context.t('mail.emailChangedSubject'),
    addressee: null,
    blocks: side === 'old' ? toOldAddress(context, newEmail) : toNewAddress(context),
  }
}

function toOldAddress(context: EmailContext, newEmail: string): Block[] {
  const { t, company } = context
  return [
    { kind: 'text', text: t('mail.emailChangedOldIntro', { company: company.name }) },
    { kind: 'facts', facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }] },
    { kind: 'text', text: t('mail.passwordChangedByYou') },
    { kind: 'text', text: t('mail.emailChangedByOther') },
    contactLink(context),
  ]
}

function toNewAddress(context: EmailContext): Block[] {
  const { t, company } = context
  return [
    { kind: 'text', text: t('mail.emailChangedNewIntro', { company: company.name }) },
    { kind: 'text', text: t('mail.emailChangedNewOrders') },
    signInButton(context),
  ]
}
