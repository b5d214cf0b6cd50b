import { PASSWORD_LENGTH_MIN } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import type { FieldError } from '#web/ui/error-summary.tsx'

import { resetPassword } from '../calls.ts'
import { errorsOf, readNewPassword } from '../forms/entries.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { refusedField } from '../forms/refused-field.ts'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'

type Props = {
  token: string
  /** Errors of the server, for a submit without scripts. */
  errors: readonly FieldError[]
  onSignedIn: () => void
  onLinkInvalid: () => void
}

export function NewPasswordForm({ token, errors, onSignedIn, onLinkInvalid }: Props) {
  const t = useT()
  const submission = useSubmission(errors)

  async function enter(form: FormData): Promise<void> {
    const password = readNewPassword(form, t)
    if (!password.ok) return submission.blame(({ t }) => errorsOf(readNewPassword(form, t)))

    const signed = await resetPassword(token, password.value)
    if (signed.ok) onSignedIn()
    else if (signed.error.code === 'link_invalid') onLinkInvalid()
    else submission.refuse(signed.error, refusedField(signed.error, ['password']))
  }

  return (
    <SubmissionForm submission={submission} onSend={enter}>
      <PasswordField
        label={t('account.newPassword')}
        kind="new-password"
        hint={t('account.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        error={submission.errorOf('password')}
      />
      <Button type="submit" isWide isBusy={submission.isBusy}>
        {t('account.reset')}
      </Button>
    </SubmissionForm>
  )
}
