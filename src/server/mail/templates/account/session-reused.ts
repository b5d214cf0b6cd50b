import type { EmailPayloads } from '#domain/mail/emails.ts'
import { type EmailContent, type EmailContext, plainEmail } from '#server/mail/format/email.ts'

export const sessionReused = plainEmail({
  kind: 'session_reused',
  template,
  sample: () => ({ client: 'Chrome (Windows)' }),
})

/** States only the facts: a stolen token and a browser restored from a backup look the same. */
function template(
  { t, url, locale, company }: EmailContext,
  { client }: EmailPayloads['session_reused'],
): EmailContent {
  const facts = [{ label: t('mail.sessionReusedClient'), value: client }]
  return {
    subject: t('mail.sessionReusedSubject'),
    addressee: null,
    blocks: [
      { kind: 'text', text: t('mail.sessionReusedIntro', { company: company.name }) },
      ...(client === '' ? [] : [{ kind: 'facts' as const, facts }]),
      { kind: 'text', text: t('mail.sessionReusedAgain') },
      { kind: 'text', text: t('mail.sessionReusedCaution') },
      {
        kind: 'button',
        label: t('mail.passwordResetButton'),
        url: `${url}/forgot-password?lang=${locale}`,
      },
    ],
  }
}
