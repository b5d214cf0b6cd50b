/** The step-up dialog before a sensitive action. Its form is the action's own, with the code added. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'

import { STAFF_STEP_UP_MINUTES } from '#domain/accounts/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { CODE_FIELD, type StepUpChallenge } from './step-up.ts'
import css from './step-up-dialog.module.css'

export function StepUpDialog({ step, carried, errors }: StepUpChallenge) {
  const t = useT()
  const site = useSite()
  const problem = useProblem()
  const [isBusy, setBusy] = useState(false)
  const { pathname, search } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  const message = errors ? problem(errors.code, { minutes: errors.minutes }) : null
  const summary = useMemo(
    () => (errors && message ? [{ fieldId: CODE_FIELD, message }] : []),
    [errors, message],
  )

  // The one thing to do here is to type the code; after a wrong one the summary above takes the focus.
  useEffect(() => {
    if (!errors) input.current?.focus()
    else if (input.current) input.current.value = ''
  }, [errors])

  return (
    <div className={css.page}>
      <h1>{t('admin.askedTitle')}</h1>
      <div className={css.about}>
        <p className={css.lead}>{t(`admin.asked_${step}`)}</p>
        <p className={css.text}>
          {t('admin.askedText', { minutes: STAFF_STEP_UP_MINUTES, site: site.name })}
        </p>
      </div>
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
        <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
        {carried.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form may say the same twice, and its order stays.
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Field
          id={CODE_FIELD}
          label={t('admin.code')}
          hint={t('admin.codeHint')}
          error={message}
          isRequired
        >
          {(control) => (
            <div className={css.code}>
              <TextInput
                {...control}
                ref={input}
                name={CODE_FIELD}
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                maxLength={12}
              />
            </div>
          )}
        </Field>
        <div className={css.buttons}>
          <Button type="submit" size="small" isBusy={isBusy}>
            {t('admin.askedSubmit')}
          </Button>
          <ButtonLink to={pathname} variant="outline" size="small">
            {t('admin.askedLeave')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
