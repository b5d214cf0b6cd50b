/** One field for news by mail. Without JavaScript the form leads to the page that tells how it went. Spec §4 "Newsletter". */
import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import css from './subscribe-form.module.css'

const RESULT_PATH = '/subscription/thank-you?result='

/** The frame is on every page, so the code that calls the server is loaded when the field has the focus. */
const loadSend = () => import('./send-subscription.ts')

type State = 'ready' | 'checking' | 'invalid' | 'done'

/** What was refused before need not be typed again. */
type Props = { input?: string; isRefused?: boolean }

export function SubscribeForm({ input = '', isRefused = false }: Props) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const emailField = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>(isRefused ? 'invalid' : 'ready')
  const isInvalid = state === 'invalid'

  async function subscribe(form: HTMLFormElement, email: string): Promise<void> {
    setState('checking')
    const result = await loadSend()
      .then(({ sendSubscription }) => sendSubscription(email))
      // It could not be loaded.
      .catch(() => 'error' as const)
    if (result === 'invalid') return blame()

    setState(result === 'success' ? 'done' : 'ready')
    if (result === 'success') form.reset()
    await navigate(`${RESULT_PATH}${result}`)
  }

  function blame(): void {
    setState('invalid')
    emailField.current?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (state === 'checking' || emailField.current === null) return
    if (emailField.current.validity.valid)
      void subscribe(event.currentTarget, emailField.current.value)
    else blame()
  }

  return (
    <form
      method="post"
      // Where it succeeds, the answer leads on to the other result.
      action={`${RESULT_PATH}error`}
      noValidate
      className={css.form}
      onSubmit={submit}
    >
      <label htmlFor={id} className={css.label}>
        {t('shell.newsletterEmail')}
      </label>
      <div className={css.line}>
        <TextInput
          ref={emailField}
          id={id}
          type="email"
          name="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={input}
          onFocus={() => void loadSend().catch(() => {})}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
        />
        <Button type="submit" isBusy={state === 'checking'}>
          {t('shell.newsletterButton')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={isInvalid ? t('shell.newsletterInvalid') : null} />
      <p className="visually-hidden" role="status">
        {state === 'checking' && t('shell.newsletterChecking')}
        {state === 'done' && t('shell.newsletterSent')}
      </p>
    </form>
  )
}
