/** The step-up dialog before a sensitive action. Its forms are the action's own, with the second factor added. */
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'

import { STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { useSite } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import layout from '../parts/form-layout.module.css'
import { CODE_LENGTH_MAX } from './one-time-password-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { CODE_FIELD, STEP_UP_PASSKEY_FIELD, type StepUpChallenge } from './step-up.ts'
import css from './step-up-dialog.module.css'

export function StepUpDialog({ step, carried, hasPasskeys, errors }: StepUpChallenge) {
  const t = useT()
  const site = useSite()
  const problem = useProblem()
  const [isBusy, setBusy] = useState(false)
  const { pathname, search } = useLocation()
  const ways = useRef<HTMLDivElement>(null)
  const codeError = errors?.field === CODE_FIELD ? errors : null
  const passkeyError = errors?.field === STEP_UP_PASSKEY_FIELD ? errors : null
  const message = codeError && problem(codeError.code, { minutes: codeError.minutes })
  const summary = message ? [{ fieldId: CODE_FIELD, message }] : []

  // The one thing to do here is to give the second factor; after a refusal its message takes the focus.
  useEffect(() => {
    const control = 'input:not([type="hidden"]), button'
    if (!errors) ways.current?.querySelector<HTMLElement>(control)?.focus()
  }, [errors])

  const carriedFields = carried.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a form may say the same twice, and its order stays.
    <input key={at} type="hidden" name={name} value={value} />
  ))

  return (
    <div className={css.page}>
      <h1>{t('admin.askedTitle')}</h1>
      <div className={css.about}>
        <p className={css.lead}>{t(`admin.asked_${step}`)}</p>
        <p className={css.text}>{t('adminSignIn.askedText', { minutes: STAFF_STEP_UP_MINUTES })}</p>
      </div>
      <div ref={ways} className={css.ways}>
        {(hasPasskeys || passkeyError) && (
          <PasskeyForm
            question="use"
            action={pathname + search}
            field={STEP_UP_PASSKEY_FIELD}
            submit={t('adminSignIn.usePasskey')}
            size="small"
            error={passkeyError}
            reloadDocument
          >
            {carriedFields}
          </PasskeyForm>
        )}
        {/* A document request: the page of the action was left, and React Router loads it again only after an action that
          succeeded. */}
        <Form
          method="post"
          action={pathname + search}
          className={css.form}
          noValidate
          reloadDocument
          onSubmit={() => setBusy(true)}
        >
          <ErrorSummary
            title={t('ui.errorSummary', { count: summary.length })}
            errors={summary}
            answer={errors}
          />
          {carriedFields}
          <Field
            id={CODE_FIELD}
            label={t('adminSignIn.code')}
            hint={t('adminSignIn.codeHint', { site: site.name })}
            error={message}
            isRequired
          >
            {(control) => (
              <div className={css.code}>
                <TextInput
                  {...control}
                  name={CODE_FIELD}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  spellCheck={false}
                  maxLength={CODE_LENGTH_MAX}
                />
              </div>
            )}
          </Field>
          <div className={layout.buttons}>
            <Button
              type="submit"
              size="small"
              variant={hasPasskeys ? 'outline' : 'solid'}
              isBusy={isBusy}
            >
              {t('admin.askedSubmit')}
            </Button>
            <ActionLink to={pathname}>{t('admin.askedLeave')}</ActionLink>
          </div>
        </Form>
      </div>
    </div>
  )
}
