/** Asks for a link to set a new password. What it says is the same for every address. Decisions, section 9. */
import { Form, Link, useNavigation } from 'react-router'

import { PASSWORD_RESET_MINUTES } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { AccountFrame } from '../account-frame.tsx'
import { EmailField } from '../forms/email-field.tsx'
import css from '../forms/form.module.css'
import { FormErrorSummary } from '../forms/form-error-summary.tsx'

/** `email` is what was typed, also where it is no address. */
export type ForgotAnswer = { isSent: boolean; email: string; errors: readonly FieldError[] }

const NO_ERRORS: readonly FieldError[] = []

export function ForgotPasswordPage({ answer }: { answer: ForgotAnswer | null }) {
  const t = useT()
  if (answer?.isSent) return <LinkSent email={answer.email} />
  return (
    <AccountFrame title={t('account.forgotTitle')} lead={t('account.forgotLead')}>
      <AddressForm input={answer?.email ?? ''} errors={answer?.errors ?? NO_ERRORS} />
    </AccountFrame>
  )
}

function AddressForm({ input, errors }: { input: string; errors: readonly FieldError[] }) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
  const error = errors.find(({ fieldId }) => fieldId === 'email')

  return (
    <Form className={css.form} method="post" noValidate>
      <FormErrorSummary errors={errors} />
      <EmailField email={input} error={error?.message} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('account.sendLink')}
      </Button>
      <div className={css.actions}>
        <Link to="/sign-in" className={css.link}>
          {t('account.withCode')}
        </Link>
      </div>
    </Form>
  )
}

function LinkSent({ email }: { email: string }) {
  const t = useT()
  return (
    <AccountFrame
      isAnswer
      title={t('account.codeTitle')}
      lead={t('account.linkSent', { email, minutes: PASSWORD_RESET_MINUTES })}
      aside={
        <>
          <p className={css.waiting}>{t('account.codeNotThere')}</p>
          <div className={css.buttons}>
            <ButtonLink to="/forgot-password" variant="outline">
              {t('account.otherAddress')}
            </ButtonLink>
            <Link to="/sign-in" className={css.link}>
              {t('account.withCode')}
            </Link>
          </div>
        </>
      }
    />
  )
}
