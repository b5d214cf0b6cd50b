import { plainEmail } from '#server/mail/format/email.ts'
import { weekdayAndDayInJapan } from '#shared/japan-day.ts'

/** The address was never verified: the e-mail is sent once, says who asked for what, and repeats no text of the sender. */
export const scentBack = plainEmail({
  kind: 'scent_back',
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
        { kind: 'facts', facts: [{ label: serial, value: name, scent: { serial, kind } }] },
        { kind: 'button', label: t('mail.scentBackButton'), url: link },
        { kind: 'note', text: t('mail.scentBackOnce') },
      ],
    }
  },
})
