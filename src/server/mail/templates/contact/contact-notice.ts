/** To the company: someone sent the contact form. Spec §7 call 15. */
import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type Block, type EmailContext, type Fact, plainEmail } from '#server/mail/format/email.ts'

export const contactNotice = plainEmail({
  kind: 'contact_notice',
  sample: () => ({
    topic: 'signage',
    name: '김서연',
    email: 'seoyeon@example.com',
    company: 'Sample Studio',
    subject: '매장 향 <사이니지>',
    message: '두 곳에 설치하고 싶습니다.\n견적을 부탁드립니다.',
    language: 'ko',
    isVerified: false,
  }),
  template({ t, locale }, contact) {
    const unverified: Block[] = contact.isVerified
      ? []
      : [{ kind: 'note', text: t('mail.contactUnverified') }]
    return {
      subject: t('mail.contactNoticeSubject', { name: contact.name }),
      blocks: [
        { kind: 'facts', facts: factsOf(t, contact, locale) },
        ...messageOf(t, contact),
        ...unverified,
      ],
    }
  },
})

function factsOf(
  t: EmailContext['t'],
  contact: EmailPayloads['contact_notice'],
  locale: EmailContext['locale'],
): Fact[] {
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const facts = [
    { label: t('mail.contactName'), value: contact.name },
    { label: t('mail.contactEmail'), value: contact.email },
    { label: t('mail.contactCompany'), value: contact.company },
    { label: t('mail.contactTopic'), value: t(TOPICS[contact.topic]) },
    { label: t('mail.contactLanguage'), value: languages.of(contact.language) ?? contact.language },
  ]
  return facts.filter(({ value }) => value !== '')
}

const TOPICS = {
  general: 'mail.contactTopicGeneral',
  signage: 'mail.contactTopicSignage',
} as const

function messageOf(
  t: EmailContext['t'],
  { subject, message }: { subject: string; message: string },
): Block[] {
  const lines = [subject, ...message.split('\n')].filter((line) => line !== '')
  if (lines.length === 0) return []
  return [{ kind: 'section', title: t('mail.contactMessage'), blocks: [{ kind: 'lines', lines }] }]
}
