/** E-mails about a customer's account and the ways into it. */

import {
  EMAIL_CHANGE_HOURS,
  EMAIL_VERIFICATION_HOURS,
  PASSWORD_RESET_MINUTES,
} from '#domain/accounts/policy.ts'
import {
  type Block,
  button,
  type EmailContext,
  factTable,
  note,
  plainEmails,
} from '#server/mail/format/email.ts'
import { emailChangeUrl, signInButton } from '#server/mail/parts/account-parts.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

export const ACCOUNT_EMAILS = plainEmails({
  sign_in_code: {
    sample: () => ({ code: '048213', minutes: 10 }),
    template: ({ t }, { code, minutes }) => ({
      subject: t('mail.signInCodeSubject', { code }),
      blocks: [
        t('mail.signInCodeIntro'),
        { kind: 'code', code },
        t('mail.signInCodeValid', { minutes }),
        note(t('mail.signInCodeIgnore')),
      ],
    }),
  },
  verify_email: {
    sample: () => ({ token: 'q7Zk-_x1' }),
    template({ t, url, locale, company }, { token }) {
      const link = `${url}/verify-email/${encodeURIComponent(token)}?lang=${locale}`
      return {
        subject: t('mail.verifyEmailSubject'),
        blocks: [
          t('mail.verifyEmailIntro', { company: company.name }),
          button(t('mail.verifyEmailButton'), link),
          t('mail.verifyEmailValid', { hours: EMAIL_VERIFICATION_HOURS }),
          note(t('mail.verifyEmailIgnore')),
        ],
      }
    },
  },
  account_exists: {
    sample: () => ({}),
    template(context) {
      const { t, company } = context
      return {
        subject: t('mail.accountExistsSubject'),
        blocks: [
          t('mail.accountExistsIntro', { company: company.name }),
          t('mail.accountExistsHow'),
          signInButton(context),
          note(t('mail.accountExistsIgnore')),
        ],
      }
    },
  },
  /** To a person who requested a password reset for an address without an account. */
  account_missing: {
    sample: () => ({}),
    template: ({ t, url, locale, company }) => ({
      subject: t('mail.accountMissingSubject'),
      blocks: [
        t('mail.accountMissingIntro', { company: company.name }),
        t('mail.accountMissingHow'),
        button(t('mail.accountMissingButton'), `${url}/sign-in?lang=${locale}`),
        note(t('mail.accountMissingIgnore')),
      ],
    }),
  },
  password_reset: {
    sample: () => ({ token: 'R5t_-w' }),
    template({ t, url, locale, company }, { token }) {
      const link = `${url}/reset-password/${encodeURIComponent(token)}?lang=${locale}`
      return {
        subject: t('mail.passwordResetSubject'),
        blocks: [
          t('mail.passwordResetIntro', { company: company.name }),
          button(t('mail.passwordResetButton'), link),
          t('mail.passwordResetValid', { minutes: PASSWORD_RESET_MINUTES }),
          note(t('mail.passwordResetIgnore')),
        ],
      }
    },
  },
  /** An intruder either reads this mailbox or was signed in; each case needs another first step. */
  password_changed: {
    sample: () => ({ by: 'link' }),
    template(context, { by }) {
      const { t, company } = context
      const isByLink = by === 'link'
      return {
        subject: t('mail.passwordChangedSubject'),
        blocks: [
          isByLink
            ? t('mail.passwordChangedIntro', { company: company.name })
            : t('mail.passwordChangedInside', { company: company.name }),
          t('mail.passwordChangedByYou'),
          isByLink ? t('mail.passwordChangedByOther') : t('mail.passwordChangedByInsider'),
          passwordButton(context),
        ],
      }
    },
  },
  /** States only the facts: a stolen token and a browser restored from a backup look the same. */
  session_reused: {
    sample: () => ({ client: 'Chrome (Windows)' }),
    template(context, { client }) {
      const { t, company } = context
      const facts = [{ label: t('mail.sessionReusedClient'), value: client }]
      return {
        subject: t('mail.sessionReusedSubject'),
        blocks: [
          t('mail.sessionReusedIntro', { company: company.name }),
          ...(client === '' ? [] : [factTable(facts)]),
          t('mail.sessionReusedAgain'),
          t('mail.sessionReusedCaution'),
          passwordButton(context),
        ],
      }
    },
  },
  /** Shows the new address in full: the reader decides whether it is right. */
  email_change_old: {
    sample: () => ({ token: 'C4o_-p', newEmail: 'hana.new@example.com' }),
    template(context, { token, newEmail }) {
      const { t, company } = context
      return {
        subject: t('mail.emailChangeOldSubject'),
        blocks: [
          t('mail.emailChangeOldIntro', { company: company.name }),
          factTable([{ label: t('mail.emailChangeNewLabel'), value: newEmail, isStrong: true }]),
          t('mail.emailChangeOldHow'),
          button(t('mail.emailChangeOldButton'), emailChangeUrl(context, token)),
          t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }),
          note(t('mail.emailChangeOldIgnore')),
        ],
      }
    },
  },
  email_change_new: {
    sample: () => ({ token: 'C4n_-q' }),
    template(context, { token }) {
      const { t, company } = context
      return {
        subject: t('mail.emailChangeNewSubject'),
        blocks: [
          t('mail.emailChangeNewIntro', { company: company.name }),
          button(t('mail.emailChangeNewButton'), emailChangeUrl(context, token)),
          t('mail.emailChangeNewHow'),
          t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }),
          note(t('mail.emailChangeNewIgnore')),
        ],
      }
    },
  },
  email_change_taken: {
    sample: () => ({}),
    template(context) {
      const { t, company } = context
      return {
        subject: t('mail.emailChangeTakenSubject'),
        blocks: [
          t('mail.emailChangeTakenIntro', { company: company.name }),
          t('mail.emailChangeTakenHow'),
          signInButton(context),
          note(t('mail.accountExistsIgnore')),
        ],
      }
    },
  },
  email_changed: {
    sample: () => ({ side: 'old', newEmail: 'h•••@example.com' }),
    template: (context, { side, newEmail }) => ({
      subject: context.t('mail.emailChangedSubject'),
      blocks: side === 'old' ? toOldAddress(context, newEmail) : toNewAddress(context),
    }),
  },
  /** The last e-mail about an account, to its former address. */
  account_closed: {
    sample: () => ({}),
    template(context) {
      const { t, company } = context
      return {
        subject: t('mail.accountClosedSubject'),
        blocks: [
          t('mail.accountClosedIntro', { company: company.name }),
          t('mail.accountClosedOrders'),
          t('mail.accountClosedAgain'),
          note(t('mail.accountClosedByOther')),
          contactLink(context),
        ],
      }
    },
  },
})

const passwordButton = ({ t, url, locale }: EmailContext): Block =>
  button(t('mail.passwordResetButton'), `${url}/forgot-password?lang=${locale}`)

function toOldAddress(context: EmailContext, newEmail: string): Block[] {
  const { t, company } = context
  return [
    t('mail.emailChangedOldIntro', { company: company.name }),
    factTable([{ label: t('mail.emailChangeNewLabel'), value: newEmail }]),
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
