/** E-mails that follow a form of the site: contact, newsletter, restock alert. */

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { EmailPayloads } from '#domain/mail/emails.ts'
import {
  type Block,
  button,
  type EmailContext,
  type Fact,
  factTable,
  note,
  plainEmails,
  section,
  textLines,
} from '#server/mail/format/email.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

export const CONTACT_EMAILS = plainEmails({
  /** To the company: someone sent the contact form. Spec §7 call 15. */
  contact_notice: {
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
      const unverified: Block[] = contact.isVerified ? [] : [note(t('mail.contactUnverified'))]
      return {
        subject: t('mail.contactNoticeSubject', { name: contact.name }),
        blocks: [factTable(factsOf(t, contact, locale)), ...messageOf(t, contact), ...unverified],
      }
    },
  },
  /**
   * Repeats nothing that was written in the form, not even the name. Otherwise anyone could enter another person's address
   * and send that person any text in our name.
   */
  contact_received: {
    sample: () => ({}),
    template: ({ t }) => ({
      subject: t('mail.contactReceivedSubject'),
      blocks: [
        t('mail.contactReceivedIntro', { days: REPLY_BUSINESS_DAYS }),
        note(t('mail.contactReceivedIgnore')),
      ],
    }),
  },
  /** A staff member's answer in their own words; the frame around it is in the language of the recipient. Spec §1. */
  contact_reply: {
    sample: ({ locale }) => SAMPLES[locale],
    template({ t, locale }, reply) {
      const { name, subject, message, writtenAt } = reply
      const day = weekdayAndDayInJapan(new Date(writtenAt), locale)
      const asked = [subject, ...linesOf(message)].filter((line) => line !== '')
      return {
        subject: subject
          ? t('mail.contactReplySubjectOf', { subject })
          : t('mail.contactReplySubject'),
        addressee: t('mail.salutation', { name }),
        preview: reply.text,
        isByPerson: true,
        blocks: [
          t('mail.contactReplyIntro'),
          ...paragraphsOf(reply.text),
          ...(asked.length > 0 ? [quote(t('mail.contactReplyAsked', { day }), asked)] : []),
        ],
      }
    },
  },
  /** The subscription starts when the link is opened. Decisions, section 3. */
  newsletter_confirm: {
    sample: () => ({ token: 'N3w-_s', days: 7 }),
    template({ t, url, locale, company }, { token, days }) {
      const link = `${url}/subscription/confirm/${encodeURIComponent(token)}?lang=${locale}`
      return {
        subject: t('mail.newsletterConfirmSubject'),
        blocks: [
          t('mail.newsletterConfirmIntro', { company: company.name }),
          button(t('mail.newsletterConfirmButton'), link),
          t('mail.newsletterConfirmValid', { days }),
          note(t('mail.newsletterConfirmIgnore')),
        ],
      }
    },
  },
  /** The address was never verified: the e-mail is sent once, says who asked for what, and repeats no text of the sender. */
  scent_back: {
    sample: ({ locale }) => ({
      serial: 'AC-CI01',
      kind: 'citrus',
      name: { ja: 'レモン', en: 'Lemon', ko: '레몬' }[locale],
      requestedAt: '2026-11-02T02:00:00.000Z',
    }),
    template({ t, url, locale, company }, { serial, kind, name, requestedAt }) {
      const day = weekdayAndDayInJapan(new Date(requestedAt), locale)
      const link = `${url}/order?add=${encodeURIComponent(serial)}&lang=${locale}`
      return {
        subject: t('mail.scentBackSubject', { name }),
        blocks: [
          t('mail.scentBackIntro', { company: company.name, day }),
          factTable([{ label: serial, value: name, scent: { serial, kind } }]),
          button(t('mail.scentBackButton'), link),
          note(t('mail.scentBackOnce')),
        ],
      }
    },
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
  return [section(t('mail.contactMessage'), [textLines(lines)])]
}

const linesOf = (text: string): string[] => text.split('\n')

/** Empty lines separate paragraphs. */
const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => linesOf(paragraph).filter(Boolean))
    .filter((lines) => lines.length > 0)
    .map(textLines)

const quote = (title: string, lines: string[]): Block => section(title, [textLines(lines)])

const SAMPLES = {
  ja: {
    name: '見本 花',
    subject: '貸出期間について',
    message: '来年4月の展示で使えますか。\n2台を希望します。',
    text: '4月は2台ともご用意できます。\n\n貸出期間は、搬入日から搬出日までです。\n見積書をお送りしますので、設置場所をお知らせください。',
    writtenAt: '2026-11-20T02:00:00.000Z',
  },
  en: {
    name: 'Robin Example',
    subject: '',
    message: '',
    text: 'Yes, two devices are free in April.',
    writtenAt: '2026-11-20T02:00:00.000Z',
  },
  ko: {
    name: '김서연',
    subject: '매장 향 <사이니지>',
    message: '두 곳에 설치하고 싶습니다.',
    text: '두 곳 모두 가능합니다.\n설치 날짜를 알려 주시면 견적을 보내 드리겠습니다.',
    writtenAt: '2026-11-20T02:00:00.000Z',
  },
} as const satisfies Record<Locale, EmailPayloads['contact_reply']>
