import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type Block, plainEmail } from '#server/mail/format/email.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'
import type { Locale } from '#shared/locale.ts'

/** A staff member's answer in their own words; the frame around it is in the language of the recipient. Spec §1. */
export const contactReply = plainEmail({
  kind: 'contact_reply',
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
})

const linesOf = (text: string): string[] => text.split('\n')

/** Empty lines separate paragraphs. */
const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => ({ kind: 'lines', lines: linesOf(paragraph).filter(Boolean) }) as const)
    .filter(({ lines }) => lines.length > 0)

const quote = (title: string, lines: string[]): Block => ({
  kind: 'section',
  title,
  blocks: [{ kind: 'lines', lines }],
})

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
