import type { EmailPayloads } from '#domain/mail/emails.ts'
import type { Block, EmailContent, Scene } from '#server/mail/format/email.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

/** What a person answers, in their own words; the frame around it speaks the writer's language. Spec §1. */
export function writeContactReply(
  { t, locale }: Scene,
  reply: EmailPayloads['contact_reply'],
): EmailContent {
  const { name, subject, message, writtenAt } = reply
  const day = weekdayAndDayInJapan(new Date(writtenAt), locale)
  const asked = [subject, ...linesOf(message)].filter((line) => line !== '')
  return {
    subject: subject ? t('mail.contactReplySubjectOf', { subject }) : t('mail.contactReplySubject'),
    addressee: t('mail.salutation', { name }),
    preview: reply.text,
    isByPerson: true,
    blocks: [
      { kind: 'text', text: t('mail.contactReplyIntro') },
      ...paragraphsOf(reply.text),
      ...(asked.length > 0 ? [quote(t('mail.contactReplyAsked', { day }), asked)] : []),
    ],
  }
}

const linesOf = (text: string): string[] => text.split('\n')

/** An empty line parts paragraphs, as people type. */
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
