import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

export const scentBack = plainEmail({
  kind: 'scent_back',
  template,
  sample: ({ locale }) => ({
    serial: 'AC-CI01',
    kind: 'citrus',
    name: { ja: 'レモン', en: 'Lemon', ko: '레몬' }[locale],
    requestedAt: '2026-11-02T02:00:00.000Z',
  }),
})

/** The address was never verified: the e-mail is sent once, says who asked for what, and repeats no text of the sender. */
function template(
  { t, url, locale, company }: EmailContext,
  { serial, kind, name, requestedAt }: EmailPayloads['scent_back'],
): EmailContent {
  const day = weekdayAndDayInJapan(new Date(requestedAt), locale)
  const link = `${url}/order?add=${encodeURIComponent(serial)}&lang=${locale}`
  return {
    subject: t('mail.scentBackSubject', { name }),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.scentBackIntro', { company: company.name, day }) },
      { kind: 'facts', facts: [{ label: serial, value: name, scent: { serial, kind } }] },
      { kind: 'button', label: t('mail.scentBackButton'), url: link },
      { kind: 'note', text: t('mail.scentBackOnce') },
    ],
  }
}
