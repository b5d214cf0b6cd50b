import { useEffect, useRef, useState } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import { REAUTHENTICATION_MINUTES, SIGN_IN_CODE_MINUTES } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { requestCode } from '../calls.ts'
import { CodeForm } from '../forms/code-form.tsx'
import { errorsOf, readPassword } from '../forms/entries.ts'
import css from '../forms/form.module.css'
import { FormErrorSummary } from '../forms/form-error-summary.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmissionForm } from '../forms/submission-form.tsx'
import { useSubmission } from '../forms/use-submission.ts'
import { postReauthentication } from './account-calls.ts'

type ReauthenticateProps = {
  userId: string
  profile: ProfileWire
  onEnd: (isReauthenticated: boolean) => void
}
type ReauthenticateStep = 'password' | 'ask-code' | 'code'

/** Each time it opens, it starts from the beginning. */
export function ReauthenticateDialog({
  isOpen,
  ...asked
}: ReauthenticateProps & { isOpen: boolean }) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('accountPage.reauthenticateTitle')}
      close={t('ui.close')}
      onClose={() => asked.onEnd(false)}
    >
      {isOpen && <Reauthentication {...asked} />}
    </Dialog>
  )
}

/**
 * By password, or by a code sent to the e-mail address of the account; accounts without a password have only the code.
 */
function Reauthentication({ userId, profile, onEnd }: ReauthenticateProps) {
  const t = useT()
  const { email, has_password: hasPassword } = profile
  const [way, setWay] = useState<ReauthenticateStep>(hasPassword ? 'password' : 'ask-code')
  const minutes = REAUTHENTICATION_MINUTES
  const lead: Record<ReauthenticateStep, string> = {
    password: t('accountPage.reauthenticatePassword', { minutes }),
    'ask-code': t('accountPage.reauthenticateCode', { minutes, email }),
    code: t('account.codeSent', { email, minutes: SIGN_IN_CODE_MINUTES }),
  }
  const other = hasPassword
    ? { label: t('account.usePassword'), onPress: () => setWay('password') }
    : null

  return (
    <>
      <p>{lead[way]}</p>
      {way === 'password' && (
        <PasswordReauthentication
          userId={userId}
          onReauthenticated={() => onEnd(true)}
          onOther={() => setWay('ask-code')}
        />
      )}
      {way === 'ask-code' && (
        <MailedCode email={email} other={other} onSent={() => setWay('code')} />
      )}
      {way === 'code' && (
        <CodeForm
          email={email}
          action={t('accountPage.reauthenticateDo')}
          onCode={(code) => postReauthentication(userId, { code })}
          onDone={() => onEnd(true)}
          other={other}
        />
      )}
    </>
  )
}

type PasswordReauthenticationProps = {
  userId: string
  onReauthenticated: () => void
  onOther: () => void
}

function PasswordReauthentication({
  userId,
  onReauthenticated,
  onOther,
}: PasswordReauthenticationProps) {
  const t = useT()
  const submission = useSubmission()

  async function reauthenticate(form: FormData): Promise<void> {
    const password = readPassword(form, t, PASSWORD_FIELD)
    if (!password.ok)
      return submission.blame(({ t }) => errorsOf(readPassword(form, t, PASSWORD_FIELD)))

    const verified = await postReauthentication(userId, { password: password.value })
    if (verified.ok) onReauthenticated()
    else submission.refuse(verified.error, verified.error.status === 401 ? PASSWORD_FIELD : null)
  }

  return (
    <SubmissionForm submission={submission} onSend={reauthenticate}>
      <PasswordField
        id={PASSWORD_FIELD}
        kind="current-password"
        error={submission.errorOf(PASSWORD_FIELD)}
        isFirst
      />
      <Button type="submit" isWide isBusy={submission.isBusy}>
        {t('accountPage.reauthenticateDo')}
      </Button>
      <div className={css.actions}>
        <button type="button" className={css.link} onClick={onOther}>
          {t('accountPage.reauthenticateUseCode')}
        </button>
      </div>
    </SubmissionForm>
  )
}

/** The page behind the dialog may ask for a password too. */
const PASSWORD_FIELD = 'reauthentication-password'

type MailedCodeProps = {
  email: string
  other: { label: string; onPress: () => void } | null
  onSent: () => void
}

function MailedCode({ email, other, onSent }: MailedCodeProps) {
  const t = useT()
  const submission = useSubmission()
  const send = useRef<HTMLButtonElement>(null)

  useEffect(() => send.current?.focus(), [])

  async function mail(): Promise<void> {
    const sent = await requestCode(email)
    if (sent.ok) onSent()
    else submission.refuse(sent.error)
  }

  return (
    <div className={css.form}>
      <FormErrorSummary errors={submission.errors} answer={submission.answer} />
      <Button
        ref={send}
        isWide
        isBusy={submission.isBusy}
        onClick={() => void submission.send(mail)}
      >
        {t('account.sendCode')}
      </Button>
      {other && (
        <div className={css.actions}>
          <button type="button" className={css.link} onClick={other.onPress}>
            {other.label}
          </button>
        </div>
      )}
    </div>
  )
}
