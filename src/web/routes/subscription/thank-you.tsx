import { data, redirect } from 'react-router'

import { subscribe } from '#domain/newsletter/subscribe.server.ts'
import { Email } from '#shared/text-schema.ts'
import { formIn } from '#web/forms/read-form.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import {
  FailedPage,
  type SubscriptionError,
  ThanksPage,
} from '../../features/newsletter/result-page.tsx'
import type { Route } from './+types/thank-you.ts'

const FORM_BYTES_MAX = 16 * 1024

export const handle = { footer: 'short' }

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: loaderData?.isError ? t('problems.subscription_failed') : t('newsletter.thankYouTitle'),
  isPrivate: true,
}))

export function loader({ url }: Route.LoaderArgs) {
  return { isError: url.searchParams.get('result') === 'error' }
}

/** The form of every page, where JavaScript did not take it. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = (await formIn(request, FORM_BYTES_MAX)).get('email')
  const email = Email.safeParse(input)
  if (!email.success) {
    const shown = typeof input === 'string' ? input : ''
    return data<SubscriptionError>(
      { code: 'email_invalid', minutes: 0, input: shown },
      { status: 422 },
    )
  }
  const { ctx, address } = context.get(appContext)
  const asked = await subscribe(ctx, { email: email.data, address: address() })
  if (asked.ok) throw redirect('/subscription/thank-you?result=success', 303)

  const minutes = Math.ceil(asked.error.retryAfterSeconds / 60)
  return data<SubscriptionError>(
    { code: asked.error.code, minutes, input: email.data },
    { status: 429 },
  )
}

export default function SubscriptionResult({ loaderData, actionData }: Route.ComponentProps) {
  const isError = loaderData.isError || actionData !== undefined
  return isError ? <FailedPage refused={actionData ?? null} /> : <ThanksPage />
}
