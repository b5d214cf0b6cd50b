import { plainEmail } from '#server/mail/format/email.ts'

/** The subscription starts when the link is opened. Decisions, section 3. */
export const newsletterConfirm = plainEmail({
  kind: 'newsletter_confirm',
  sample: () => ({ token: 'N3w-_s', days: 7 }),
  template({ t, url, locale, company }, { token, days }) {
    const link = `${url}/subscription/confirm/${encodeURIComponent(token)}?lang=${locale}`
    return {
      subject: t('mail.newsletterConfirmSubject'),
      blocks: [
        t('mail.newsletterConfirmIntro', { company: company.name }),
        { kind: 'button', label: t('mail.newsletterConfirmButton'), url: link },
        t('mail.newsletterConfirmValid', { days }),
        { kind: 'note', text: t('mail.newsletterConfirmIgnore') },
      ],
    }
  },
})
