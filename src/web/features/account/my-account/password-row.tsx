import type { ProfileWire } from '#contract/accounts.ts'
import { PASSWORD_LENGTH_MIN } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { errorsOf, readNewPassword } from '../forms/entries.ts'
import { FormButtons } from '../forms/form-buttons.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { refusedField } from '../forms/refused-field.ts'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { changePassword } from './account-calls.ts'
import { PartRow } from './account-part.tsx'
import { useReauthenticate } from './reauthenticate.tsx'
import { useDisclosure } from './use-disclosure.ts'

type Props = { userId: string; profile: ProfileWire; onChanged: () => Promise<void> }

/** An account that was made by a code has none yet. */
export function PasswordRow({ userId, profile, onChanged }: Props) {
  const t = useT()
  const notify = useNotify()
  const { isOpen, open, close, opener } = useDisclosure()
  const hasPassword = profile.has_password
  const action = hasPassword ? t('accountPage.changePassword') : t('accountPage.setPassword')

  async function saved(): Promise<void> {
    notify({ text: t('accountPage.passwordSaved'), type: 'ok' })
    close()
    await onChanged()
  }

  return (
    <PartRow
      title={t('account.password')}
      says={<p>{hasPassword ? t('accountPage.passwordSet') : t('accountPage.passwordNone')}</p>}
      action={
        !isOpen && (
          <Button ref={opener} variant="outline" size="small" onClick={open}>
            {action}
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordForm
          userId={userId}
          email={profile.email}
          action={action}
          onSaved={saved}
          onClose={close}
        />
      )}
    </PartRow>
  )
}

type FormProps = {
  userId: string
  email: string
  action: string
  onSaved: () => Promise<void>
  onClose: () => void
}

function PasswordForm({ userId, email, action, onSaved, onClose }: FormProps) {
  const t = useT()
  const reauthenticate = useReauthenticate()
  const submission = useSubmission()

  async function save(form: FormData): Promise<void> {
    const password = readNewPassword(form, t)
    if (!password.ok) return submission.blame(({ t }) => errorsOf(readNewPassword(form, t)))

    const saved = await reauthenticate(() => changePassword(userId, password.value))
    if (saved?.ok) await onSaved()
    else if (saved) submission.refuse(saved.error, refusedField(saved.error, ['password']))
  }

  return (
    <SubmissionForm submission={submission} onSend={save}>
      <p>{t('account.resetLead')}</p>
      {/* Password managers save the new password with the user name of the same form. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t('account.newPassword')}
        kind="new-password"
        hint={t('account.passwordHint', { min: PASSWORD_LENGTH_MIN })}
        error={submission.errorOf('password')}
        isFirst
      />
      <FormButtons submit={action} isBusy={submission.isBusy} onClose={onClose} />
    </SubmissionForm>
  )
}
