/** Requests a sign-in link by e-mail. */
import { Form, useNavigation } from 'react-router'

import { STAFF_LINK_MINUTES } from '#domain/accounts/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import type { SignInError } from './sign-in-error.ts'
import css from './sign-in-layout.module.css'

type Props = { error: (SignInError & { input: string }) | undefined }

export function LinkForm({ error }: Props) {
  const t = useT()
  const problem = useProblem()
  const isBusy = useNavigation().state !== 'idle'
  const message = error ? problem(error.code, { minutes: error.minutes }) : null
  const errors = message ? [{ fieldId: 'email', message }] : []

  return (
    <Form method="post" action="/admin/sign-in" className={css.form} noValidate>
      <ErrorSummary
        title={t('ui.errorSummary', { count: errors.length })}
        errors={errors}
        answer={error}
      />
      <LabelledInput
        label={t('admin.email')}
        hint={t('admin.signInText', { minutes: STAFF_LINK_MINUTES })}
        error={message}
        isRequired
        type="email"
        name="email"
        autoComplete="email"
        defaultValue={error?.input}
        maxLength={254}
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {t('admin.signInSend')}
      </Button>
    </Form>
  )
}
