import { useEffect, useRef, useState } from 'react'

import { SIGN_IN_CODE_DIGITS } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { requestCode } from '../calls.ts'
import { codeIn, errorsOf, readCode } from './entries.ts'
import css from './form.module.css'
import { SubmissionForm } from './submission-form.tsx'
import { useSubmission } from './use-submission.ts'

type Props = {
  email: string
  /** What the button says. */
  action: string
  onCode: (code: string) => Promise<Result<unknown, ApiProblem>>
  onDone: () => void
  onType?: (digits: number) => void
  /** The way out for whom no code comes. */
  other: { label: string; onPress: () => void } | null
}

export function CodeForm({ email, action, onCode, onDone, onType, other }: Props) {
  const t = useT()
  const submission = useSubmission()
  const code = useRef<HTMLInputElement>(null)

  // The one thing to do here is to type the code; its description says where it was sent.
  useEffect(() => code.current?.focus(), [])

  async function enter(form: FormData): Promise<void> {
    const digits = readCode(form, t)
    if (!digits.ok) return submission.blame(({ t }) => errorsOf(readCode(form, t)))

    const entered = await onCode(digits.value)
    if (entered.ok) onDone()
    else {
      const field = entered.error.status === 401 ? 'code' : null
      submission.refuse(entered.error, field, 'credentials_refused')
    }
  }

  return (
    <SubmissionForm submission={submission} onSend={enter}>
      <LabelledInput
        label={t('account.code', { digits: SIGN_IN_CODE_DIGITS })}
        hint={t('account.codeHint')}
        error={submission.errorOf('code')}
        isRequired
        ref={code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        onChange={({ currentTarget }) => {
          onType?.(currentTarget.value.replace(/\D/g, '').length)
          if (codeIn(currentTarget.value) !== null) currentTarget.form?.requestSubmit()
        }}
      />
      <Button type="submit" isWide isBusy={submission.isBusy}>
        {action}
      </Button>
      <div className={css.actions}>
        <SendAgain email={email} onRefused={submission.refuse} />
        {other && (
          <button type="button" className={css.link} onClick={other.onPress}>
            {other.label}
          </button>
        )}
      </div>
    </SubmissionForm>
  )
}

type SendAgainProps = { email: string; onRefused: ReturnType<typeof useSubmission>['refuse'] }

function SendAgain({ email, onRefused }: SendAgainProps) {
  const t = useT()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const { secondsLeft, startAnew } = useCountdown(CODE_AGAIN_SECONDS)

  async function sendAgain(): Promise<void> {
    setBusy(true)
    const sent = await requestCode(email)
    setBusy(false)
    if (!sent.ok) return onRefused(sent.error)

    startAnew()
    document.getElementById('code')?.focus()
    notify({ text: t('account.sentAgain'), type: 'ok' })
  }

  if (secondsLeft > 0) {
    const words = t('account.sendAgainIn', { seconds: secondsLeft })
    return <p className={`figures ${css.waiting}`}>{words}</p>
  }
  return (
    <button
      type="button"
      className={css.link}
      disabled={isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => void sendAgain()}
    >
      {t('account.sendAgain')}
    </button>
  )
}

/** Most e-mails have arrived by then, so that a second request does not void a code that is about to arrive. */
const CODE_AGAIN_SECONDS = 30

/** Whole seconds down to 0, by the clock: a tab that slept does not wait longer. */
function useCountdown(seconds: number): { secondsLeft: number; startAnew: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000)
  const [secondsLeft, setLeft] = useState(seconds)

  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setLeft(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])

  const startAnew = () => {
    setUntil(Date.now() + seconds * 1_000)
    setLeft(seconds)
  }
  return { secondsLeft, startAnew }
}
