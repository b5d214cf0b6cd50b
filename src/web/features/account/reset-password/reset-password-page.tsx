/**
 * What the link of the e-mail opens. A page with JavaScript signs in at once; without, the form sets the password
 * and the visitor signs in with it. Decisions, sections 3 and 9.
 */
import { type ReactNode, useState } from 'react'

import { PASSWORD_RESET_MINUTES } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { AccountFrame } from '../account-frame.tsx'
import css from '../forms/form.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

type ResetOutcome = 'open' | 'set' | 'signed_in' | 'link_invalid'
export type ResetAnswer = { outcome: ResetOutcome; errors: readonly FieldError[] }

export function ResetPasswordPage({ token, answer }: { token: string; answer: ResetAnswer }) {
  const t = useT()
  const [outcome, setOutcome] = useState(answer.outcome)

  if (outcome === 'open') {
    return (
      <AccountFrame title={t('account.resetTitle')} lead={t('account.resetLead')}>
        <NewPasswordForm
          token={token}
          errors={answer.errors}
          onSignedIn={() => setOutcome('signed_in')}
          onLinkInvalid={() => setOutcome('link_invalid')}
        />
      </AccountFrame>
    )
  }
  return <AccountFrame isAnswer {...ends(t)[outcome]} />
}

type End = { title: string; lead: string; aside: ReactNode }

const ends = (t: ReturnType<typeof useT>): Record<Exclude<ResetOutcome, 'open'>, End> => ({
  signed_in: {
    title: t('account.resetDoneTitle'),
    lead: t('account.resetSignedIn'),
    aside: (
      <div className={css.buttons}>
        <ButtonLink to="/order">{t('account.toOrder')}</ButtonLink>
        <ButtonLink to="/orders" variant="outline">
          {t('account.orders')}
        </ButtonLink>
      </div>
    ),
  },
  set: {
    title: t('account.resetDoneTitle'),
    lead: t('account.resetSignIn'),
    aside: (
      <div className={css.buttons}>
        <ButtonLink to="/sign-in">{t('account.signIn')}</ButtonLink>
      </div>
    ),
  },
  link_invalid: {
    title: t('account.notVerifiedTitle'),
    lead: t('account.resetInvalidText', { minutes: PASSWORD_RESET_MINUTES }),
    aside: (
      <div className={css.buttons}>
        <ButtonLink to="/forgot-password">{t('account.askAgain')}</ButtonLink>
        <ButtonLink to="/sign-in" variant="outline">
          {t('account.withCode')}
        </ButtonLink>
      </div>
    ),
  },
})
