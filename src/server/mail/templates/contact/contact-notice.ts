/** What follows a message to the company: a notice to its staff and an answer to who wrote. Spec §7 call 15. */
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { Block, EmailContent, Fact, Scene } from '#server/mail/format/email.ts'

export function writeContactNotice(
  { t }: Scene,
  contact: EmailPayloads['contact_notice'],
): EmailContent {
  const unverified: Block[] = contact.isVerified
    ? []
    : [{ kind: 'note', text: t('mail.contactUnverified') }]
  return {
    subject: t('mail.contactNoticeSubject', { name: contact.name }),
    addressee: null,
    blocks: [
      { kind: 'facts', facts: factsOf(t, contact) },
      ...messageOf(t, contact),
      ...unverified,
    ],
  }
}

/**
 * Repeats nothing of what was written, not even the name: whoever gives somebody else's address could mail that person
 * any text in our name.
 */
export function writeContactReceived({ t }: Scene): EmailContent {
  return {
    subject: t('mail.contactReceivedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.contactReceivedIntro', { days: REPLY_BUSINESS_DAYS }) },
      { kind: 'note', text: t('mail.contactReceivedIgnore') },
    ],
  }
}

function factsOf(t: Scene['t'], contact: EmailPayloads['contact_notice']): Fact[] {
  const facts = [
    { label: t('mail.contactName'), value: contact.name },
    { label: t('mail.contactEmail'), value: contact.email },
    { label: t('mail.contactCompany'), value: contact.company },
    { label: t('mail.contactTopic'), value: t(TOPICS[contact.topic]) },
    { label: t('mail.contactLanguage'), value: contact.language },
  ]
  return facts.filter(({ value }) => value !== '')
}

const TOPICS = {
  general: 'mail.contactTopicGeneral',
  signage: 'mail.contactTopicSignage',
} as const

function messageOf(
  t: Scene['t'],
  { subject, message }: { subject: string; message: string },
): Block[] {
  const lines = [subject, ...message.split('\n')].filter((line) => line !== '')
  if (lines.length === 0) return []
  return [{ kind: 'section', title: t('mail.contactMessage'), blocks: [{ kind: 'lines', lines }] }]
}
