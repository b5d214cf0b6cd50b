import { Form, useNavigation } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import type { SignInError } from './sign-in-error.ts'
import css from './sign-in-layout.module.css'

/** Of a recovery code, with a separator between its digits. */
export const CODE_LENGTH_MAX = 24

type Props = { isEnrolling: boolean; errors: SignInError | undefined }

export function OneTimePasswordForm({ isEnrolling, errors }: Props) {
  const t = useT()
  const site = useSite()
  const problem = useProblem()
  const isBusy = useNavigation().state !== 'idle'
  const message = errors ? problem(errors.code, { minutes: errors.minutes }) : null
  const summary = errors && message ? [{ fieldId: 'code', message }] : []

  return (
    <Form method="post" className={css.form}>
      <ErrorSummary
        title={t('ui.errorSummary', { count: summary.length })}
        errors={summary}
        answer={errors}
      />
      <LabelledInput
        label={t(isEnrolling ? 'admin.enrolCode' : 'adminSignIn.code')}
        hint={isEnrolling ? t('admin.codeHint') : t('adminSignIn.codeHint', { site: site.name })}
        error={message}
        isRequired
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={CODE_LENGTH_MAX}
      />
      <Button type="submit" isBusy={isBusy} isWide>
        {isEnrolling ? t('admin.enrolConfirm') : t('admin.codeConfirm')}
      </Button>
    </Form>
  )
}
