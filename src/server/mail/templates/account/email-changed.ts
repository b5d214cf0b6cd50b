/** A change of address takes both mailboxes: two links, and news of the change to both. Decisions, section 9. */
import { EMAIL_CHANGE_HOURS } from '#domain/accounts/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { EmailContent, Scene } from '#server/mail/format/email.ts'
import { contactLink } from '#server/mail/parts/order-parts.ts'

const linkOf = ({ url, locale }: Scene, token: string): string =>
  `${url}/change-email/${encodeURIComponent(token)}?lang=${locale}`

/** Says the new address in full: its reader decides whether it is right. */
export function writeEmailChangeOld(
  scene: Scene,
  { token, newEmail }: EmailPayloads['email_change_old'],
): EmailContent {
  const { t, company } = scene
  return {
    subject: t('mail.emailChangeOldSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeOldIntro', { company: company.name }) },
      {
        kind: 'facts',
        facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail, isStrong: true }],
      },
      { kind: 'text', text: t('mail.emailChangeOldHow') },
      { kind: 'button', label: t('mail.emailChangeOldButton'), url: linkOf(scene, token) },
      { kind: 'text', text: t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }) },
      { kind: 'note', text: t('mail.emailChangeOldIgnore') },
    ],
  }
}

export function writeEmailChangeNew(
  scene: Scene,
  { token }: EmailPayloads['email_change_new'],
): EmailContent {
  const { t, company } = scene
  return {
    subject: t('mail.emailChangeNewSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeNewIntro', { company: company.name }) },
      { kind: 'button', label: t('mail.emailChangeNewButton'), url: linkOf(scene, token) },
      { kind: 'text', text: t('mail.emailChangeNewHow') },
      { kind: 'text', text: t('mail.emailChangeValid', { hours: EMAIL_CHANGE_HOURS }) },
      { kind: 'note', text: t('mail.emailChangeNewIgnore') },
    ],
  }
}

export function writeEmailChangeTaken({ t, url, locale, company }: Scene): EmailContent {
  return {
    subject: t('mail.emailChangeTakenSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangeTakenIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.emailChangeTakenHow') },
      {
        kind: 'button',
        label: t('mail.accountExistsButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
      { kind: 'note', text: t('mail.accountExistsIgnore') },
    ],
  }
}

export function writeEmailChanged(
  scene: Scene,
  { side, newEmail }: EmailPayloads['email_changed'],
): EmailContent {
  const { t, url, locale, company } = scene
  const subject = t('mail.emailChangedSubject')
  if (side === 'old') {
    return {
      subject,
      addressee: null,
      blocks: [
        { kind: 'text', text: t('mail.emailChangedOldIntro', { company: company.name }) },
        {
          kind: 'facts',
          facts: [{ label: t('mail.emailChangeNewLabel'), value: newEmail }],
        },
        { kind: 'text', text: t('mail.passwordChangedByYou') },
        { kind: 'text', text: t('mail.emailChangedByOther') },
        contactLink(scene),
      ],
    }
  }
  return {
    subject,
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.emailChangedNewIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.emailChangedNewOrders') },
      {
        kind: 'button',
        label: t('mail.accountExistsButton'),
        url: `${url}/sign-in?lang=${locale}`,
      },
    ],
  }
}
