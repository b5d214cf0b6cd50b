/** The e-mail address for one e-mail when a scent is back in stock. Filled in for a signed-in customer. */
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { SENT_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { callApi } from '#web/api/client.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { readUserRecord } from '#web/api/user-record.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { Scent } from '../cartridge-list.ts'
import css from './restock-form.module.css'

type Props = { scent: Scent; onDone: (email: string) => void; onClose: () => void }

export default function RestockForm({ scent, onDone, onClose }: Props) {
  const t = useT()
  const problem = useProblem()
  const callProblem = useCallProblem({ error: 'restock_alert_error' })
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    field.current?.focus()
    void fillIn(field.current)
  }, [])

  function refuse(message: string): void {
    setError(message)
    field.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const input = field.current
    if (input === null || isBusy) return
    if (!input.validity.valid) return refuse(problem('email_invalid'))

    setBusy(true)
    const body = { serial: scent.serial, email: input.value }
    const answer = await callApi('POST /v1/restock-alerts', { body })
    setBusy(false)
    if (answer.ok) return onDone(input.value)

    const { error } = answer
    refuse(error.fields.includes('email') ? problem('email_invalid') : callProblem(error))
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field
        label={t('order.alertEmail')}
        hint={t('order.alertHint', { days: SENT_ALERT_DAYS })}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            type="email"
            name="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        )}
      </Field>
      <Button type="submit" size="small" isBusy={isBusy}>
        {t('order.alertSubmit')}
      </Button>
    </form>
  )
}

/** Leaves what was typed meanwhile. */
async function fillIn(input: HTMLInputElement | null): Promise<void> {
  const user = readUserRecord()
  if (user === null || input === null) return
  const path = { userId: user.id }
  const profile = await callApi('GET /api/users/{userId}/profiles', { path })
  if (profile.ok && input.value === '') input.value = profile.value.data.email
}
