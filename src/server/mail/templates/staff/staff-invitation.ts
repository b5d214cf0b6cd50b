/** To somebody who works here: that they were let in, and what an administrator changed of it. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { Block, EmailContent, Scene } from '#server/mail/format/email.ts'

export function writeStaffInvitation(
  scene: Scene,
  { token, minutes, role }: EmailPayloads['staff_invitation'],
): EmailContent {
  const { t, company } = scene
  return {
    subject: t('mail.staffInvitationSubject', { company: company.name }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t(`mail.staffInvitationIntro_${role}`, { company: company.name }) },
      { kind: 'text', text: t('mail.staffInvitationNext') },
      ...wayIn(scene, token, minutes),
      { kind: 'note', text: t('mail.staffInvitationIgnore') },
    ],
  }
}

export function writeStaffDeviceReset(
  scene: Scene,
  { token, minutes }: EmailPayloads['staff_device_reset'],
): EmailContent {
  const { t, company } = scene
  return {
    subject: t('mail.staffDeviceResetSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.staffDeviceResetIntro', { company: company.name }) },
      { kind: 'text', text: t('mail.staffDeviceResetNext') },
      ...wayIn(scene, token, minutes),
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}

export function writeStaffRoleChanged(
  { t, url, company }: Scene,
  { role }: EmailPayloads['staff_role_changed'],
): EmailContent {
  return {
    subject: t('mail.staffRoleChangedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t(`mail.staffRoleChangedIntro_${role}`, { company: company.name }) },
      { kind: 'button', label: t('mail.openConsole'), url: `${url}/admin` },
      { kind: 'note', text: t('mail.staffNotAsked') },
    ],
  }
}

export const writeStaffSessionsEnded = ({ t, url, company }: Scene): EmailContent => ({
  subject: t('mail.staffSessionsEndedSubject'),
  addressee: null,
  blocks: [
    { kind: 'text', text: t('mail.staffSessionsEndedIntro', { company: company.name }) },
    { kind: 'button', label: t('mail.staffSignInButton'), url: `${url}/admin/sign-in` },
    { kind: 'note', text: t('mail.staffNotAsked') },
  ],
})

export const writeStaffRemoved = ({ t, company }: Scene): EmailContent => ({
  subject: t('mail.staffRemovedSubject'),
  addressee: null,
  blocks: [
    { kind: 'text', text: t('mail.staffRemovedIntro', { company: company.name }) },
    { kind: 'text', text: t('mail.staffRemovedCustomer') },
    { kind: 'note', text: t('mail.staffNotAsked') },
  ],
})

/** The link itself, and where a new one comes from when it is too old. */
const wayIn = ({ t, url }: Scene, token: string, minutes: number): Block[] => [
  {
    kind: 'button',
    label: t('mail.staffSignInButton'),
    url: `${url}/admin/sign-in/${encodeURIComponent(token)}`,
  },
  { kind: 'text', text: t('mail.staffSignInValid', { minutes }) },
  { kind: 'link', label: t('mail.staffLinkAgain'), url: `${url}/admin/sign-in` },
]
