import { Link } from 'react-router'

import { PASSWORD_LENGTH_MIN } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { createAccount, signIn } from '../calls.ts'
import { EmailField } from '../forms/email-field.tsx'
import { errorsOf, readEmail, readName, readNewPassword } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { PasswordField } from '../forms/password-field.tsx'
import { refusedField } from '../forms/refused-field.ts'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { signInPath } from '../next-path.ts'

type Props = {
  next: string | null
  onSignedIn: () => void
  /** The password does not open the account of this address. */
  onUnclear: (email: string) => void
}

const FIELDS = ['email', 'password', 'name'] as const

export function SignUpForm({ next, onSignedIn, onUnclear }: Props) {
  const t = useT()
  const notify = useNotify()
  const submission = useSubmission()

  async function signUp(form: FormData): Promise<void> {
    const email = readEmail(form, t)
    const password = readNewPassword(form, t)
    const name = readName(form, t)
    if (!email.ok || !password.ok || !name.ok) {
      return submission.blame(({ t }) =>
        errorsOf(readEmail(form, t), readNewPassword(form, t), readName(form, t)),
      )
    }

    const user = { email: email.value, password: password.value, name: name.value }
    const made = await createAccount(user)
    if (!made.ok) return submission.refuse(made.error, refusedField(made.error, FIELDS))

    const signed = await signIn({ email: user.email, password: user.password })
    if (signed.ok) {
      notify({ text: t('account.signedUp'), type: 'ok' })
      onSignedIn()
    } else if (signed.error.status === 401) onUnclear(user.email)
    else submission.refuse(signed.error, null, 'credentials_refused')
  }

  return (
    <SubmissionForm submission={submission} onSend={signUp}>
      <EmailField error={submission.errorOf('email')} />
      <PasswordField
        kind="new-password"
        hint={t('account.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        error={submission.errorOf('password')}
      />
      <LabelledInput
        label={t('account.name')}
        hint={t('account.nameHint')}
        error={submission.errorOf('name')}
        name="name"
        autoComplete="name"
        maxLength={100}
      />
      <Button type="submit" isWide isBusy={submission.isBusy}>
        {t('account.signUp')}
      </Button>
      <div className={css.actions}>
        <Link to={signInPath(next)} className={css.link}>
          {t('account.toSignIn')}
        </Link>
      </div>
    </SubmissionForm>
  )
}
