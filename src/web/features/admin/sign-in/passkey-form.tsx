/** A form that is sent with a passkey: the browser asks for it first. */
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'

import { useProblem } from '#i18n/use-t.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { useSite } from '#web/root-data.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import layout from '../parts/form-layout.module.css'
import css from './passkey-form.module.css'
import type { SignInError } from './sign-in-error.ts'

type Props = {
  question: PasskeyQuestion
  action: string
  /** The name of the field that carries the answer. */
  field: string
  submit: string
  variant?: ButtonVariant
  size?: 'normal' | 'small'
  isWide?: boolean
  /** Of the server. */
  error?: SignInError | null | undefined
  reloadDocument?: boolean
  children?: ReactNode
  /** Next to the button. */
  leave?: ReactNode
}

export function PasskeyForm({ question, action, field, submit, error, ...props }: Props) {
  const { children, leave, reloadDocument = false, ...look } = props
  const problem = useProblem()
  const site = useSite()
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  /** What the browser refused; `null` while the server's error counts. */
  const [failure, setFailure] = useState<string | null>(null)
  const shown = failure === null ? error : { code: failure, minutes: 0 }

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    const form = event.currentTarget
    // With an answer it goes on its way, and so does a form with an empty field, which the server refuses.
    if (input.current?.value !== '' || !form.checkValidity()) return
    event.preventDefault()
    setAsking(true)
    const answer = await askForPasskey(question)
    setAsking(false)
    setFailure(answer.ok ? null : answer.error)
    if (!answer.ok) return
    input.current.value = answer.value
    form.requestSubmit()
    // Each answer is sent once; the next press asks again.
    input.current.value = ''
  }

  return (
    <Form
      method="post"
      action={action}
      className={css.form}
      noValidate
      preventScrollReset
      reloadDocument={reloadDocument}
      onSubmit={(event) => void ask(event)}
    >
      {shown && (
        <Callout tone="danger" role="alert">
          <p>{problem(shown.code, { minutes: shown.minutes, address: site.url })}</p>
        </Callout>
      )}
      <input type="hidden" name={field} defaultValue="" ref={input} />
      {children}
      <div className={layout.buttons}>
        <Button type="submit" isBusy={isAsking} {...look}>
          {submit}
        </Button>
        {leave}
      </div>
    </Form>
  )
}

/** Where the server's part of the question comes from: to use a passkey, or to add one. */
const PASSKEY_PATHS = {
  use: '/admin/sign-in/passkey',
  add: '/admin/me/passkey',
} as const
type PasskeyQuestion = keyof typeof PASSKEY_PATHS

type Failure =
  | 'passkey_unsupported'
  /** By the person or after the time that browsers allow; they don't say which. */
  | 'passkey_canceled'
  /** This device has one for the account already. */
  | 'passkey_known'
  /** The page was opened under another host than the shop's public address. */
  | 'passkey_wrong_address'
  | 'passkey_failed'

const FAILURES: Readonly<Record<string, Failure>> = {
  AbortError: 'passkey_canceled',
  NotAllowedError: 'passkey_canceled',
  InvalidStateError: 'passkey_known',
  SecurityError: 'passkey_wrong_address',
  NotSupportedError: 'passkey_unsupported',
  ConstraintError: 'passkey_unsupported',
}

/** The answer for the server, as JSON. */
async function askForPasskey(question: PasskeyQuestion): Promise<Result<string, Failure>> {
  if (!('PublicKeyCredential' in window)) return fail('passkey_unsupported')
  try {
    const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser')
    const answer = await fetch(PASSKEY_PATHS[question])
    const optionsJSON = await answer.json()
    const start = question === 'add' ? startRegistration : startAuthentication
    return ok(JSON.stringify(await start({ optionsJSON })))
  } catch (error) {
    // Browsers and authenticators refuse by exceptions, named as in WebAuthn, sections 5.1.3 and 5.1.4.
    return fail((error instanceof Error && FAILURES[error.name]) || 'passkey_failed')
  }
}
