import { useState } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import { requestCode, signIn } from '../calls.ts'
import { EmailField } from '../forms/email-field.tsx'
import { errorsOf, readEmail, readPassword } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { signUpPath } from '../next-path.ts'

type Props = {
  /** What was typed before, when the visitor comes back to change it. */
  email: string
  next: string | null
  onCodeSent: (email: string) => void
  onSignedIn: () => void
}

export function EmailForm({ email, next, onCodeSent, onSignedIn }: Props) {
  const t = useT()
  const submission = useSubmission()
  const [link, setMethod] = useState<'code' | 'password'>('code')
  const hasPassword = link === 'password'

  async function mailCode(form: FormData): Promise<void> {
    const address = readEmail(form, t)
    if (!address.ok) return submission.blame(({ t }) => errorsOf(readEmail(form, t)))

    const sent = await requestCode(address.value)
    if (sent.ok) onCodeSent(address.value)
    else submission.refuse(sent.error, sent.error.code === 'request_invalid' ? 'email' : null)
  }

  async function enter(form: FormData): Promise<void> {
    const address = readEmail(form, t)
    const password = readPassword(form, t)
    if (!address.ok || !password.ok) {
      return submission.blame(({ t }) => errorsOf(readEmail(form, t), readPassword(form, t)))
    }

    const signed = await signIn({ email: address.value, password: password.value })
    if (signed.ok) onSignedIn()
    else {
      const field = signed.error.status === 401 ? 'password' : null
      submission.refuse(signed.error, field, 'credentials_refused')
    }
  }

  function changeMethod(): void {
    submission.blame(() => [])
    setMethod(hasPassword ? 'code' : 'password')
  }

  return (
    <SubmissionForm
      submission={submission}
      onSend={(form) => (hasPassword ? enter(form) : mailCode(form))}
    >
      <EmailField email={email} error={submission.errorOf('email')} isFirst={email !== ''} />
      {hasPassword && (
        <PasswordField kind="current-password" error={submission.errorOf('password')} />
      )}
      <Button type="submit" isWide isBusy={submission.isBusy}>
        {hasPassword ? t('account.signIn') : t('account.sendCode')}
      </Button>
      <div className={css.actions}>
        <button type="button" className={css.link} onClick={changeMethod}>
          {hasPassword ? t('account.useCode') : t('account.usePassword')}
        </button>
        {hasPassword && (
          <Link to="/forgot-password" className={css.link}>
            {t('account.forgotTitle')}
          </Link>
        )}
        <Link to={signUpPath(next)} className={css.link}>
          {t('account.toSignUp')}
        </Link>
      </div>
    </SubmissionForm>
  )
}
