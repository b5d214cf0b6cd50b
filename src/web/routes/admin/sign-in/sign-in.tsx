import { useMemo } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'

import { STAFF_LINK_MINUTES } from '#domain/accounts/policy.ts'
import { requestStaffLink } from '#domain/accounts/staff/staff-sign-in.server.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Email } from '#shared/text-schema.ts'
import { readForm, requireNobody, textOf } from '#web/features/admin/frame/guard.server.ts'
import css from '#web/features/admin/sign-in/sign-in-layout.module.css'
import { SignInLayout } from '#web/features/admin/sign-in/sign-in-layout.tsx'
import { pageMeta } from '#web/site/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { Route } from './+types/sign-in.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('admin.signInTitle'), isPrivate: true }))

export function loader({ context, request }: Route.LoaderArgs) {
  requireNobody(context)
  return { isSent: new URL(request.url).searchParams.has('sent') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, site, staff } = requireNobody(context)
  const input = textOf(await readForm(request, site.url), 'email')
  const email = Email.safeParse(input)
  if (!email.success) return data({ input, code: 'email_invalid', minutes: 0 }, { status: 422 })

  const asked = await requestStaffLink(ctx, { email: email.data, address: staff.address })
  if (asked.ok) return redirect('/admin/sign-in?sent')

  const minutes = Math.ceil(asked.error.retryAfterSeconds / 60)
  return data({ input, code: asked.error.code, minutes }, { status: 429 })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT()
  const problem = useProblem()
  const isBusy = useNavigation().state !== 'idle'
  const message = actionData ? problem(actionData.code, { minutes: actionData.minutes }) : null
  const errors = useMemo(() => (message ? [{ fieldId: 'email', message }] : []), [message])

  return (
    <SignInLayout title={t('admin.signInTitle')}>
      {loaderData.isSent && !actionData && (
        <Callout tone="info" title={t('admin.signInSentTitle')} role="status">
          <p>{t('admin.signInSentText')}</p>
        </Callout>
      )}
      <Form method="post" action="/admin/sign-in" className={css.form} noValidate>
        <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
        <Field
          id="email"
          label={t('admin.email')}
          hint={t('admin.signInText', { minutes: STAFF_LINK_MINUTES })}
          error={message}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              defaultValue={actionData?.input}
              maxLength={254}
            />
          )}
        </Field>
        <Button type="submit" isBusy={isBusy} isWide>
          {t('admin.signInSend')}
        </Button>
      </Form>
    </SignInLayout>
  )
}
