import { plainEmail } from '#server/mail/format/email.ts'

/** States only the facts: a stolen token and a browser restored from a backup look the same. */
export const sessionReused = plainEmail({
  kind: 'session_reused',
  sample: () => ({ client: 'Chrome (Windows)' }),
  template({ t, url, locale, company }, { client }) {
    const facts = [{ label: t('mail.sessionReusedClient'), value: client }]
    return {
      subject: t('mail.sessionReusedSubject'),
      blocks: [
        t('mail.sessionReusedIntro', { company: company.name }),
        ...(client === '' ? [] : [{ kind: 'facts' as const, facts }]),
        t('mail.sessionReusedAgain'),
        t('mail.sessionReusedCaution'),
        {
          kind: 'button',
          label: t('mail.passwordResetButton'),
          url: `${url}/forgot-password?lang=${locale}`,
        },
      ],
    }
  },
})
