import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { reachOf } from '#domain/webhooks/endpoint-address.server.ts'
import { readEndpoint } from '#domain/webhooks/list-deliveries.server.ts'
import { findAction } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { ZoneNote } from '#web/features/admin/parts/date-time.tsx'
import { WebhookEndpoint } from '#web/features/admin/webhooks/webhook-endpoint.tsx'
import { WebhookLog } from '#web/features/admin/webhooks/webhook-log.tsx'
import { WebhookMissing } from '#web/features/admin/webhooks/webhook-missing.tsx'
import {
  handleWebhookAction,
  loadWebhookLog,
} from '#web/features/admin/webhooks/webhooks.server.ts'
import { plainActionIn, WEBHOOK_ACTIONS } from '#web/features/admin/webhooks/webhooks.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/webhook-endpoint.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('adminWebhooks.endpointTitle', {
    partner: loaderData?.found?.endpoint.partner ?? '',
  }),
  isPrivate: true,
}))

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const { ctx } = requireStaff(context, 'webhook.read')
  const endpoint = await readEndpoint(ctx, params.endpointId)
  if (!endpoint.ok) return data({ found: null }, { status: 404 })

  return data({
    found: {
      endpoint: endpoint.value,
      log: await loadWebhookLog(ctx, request, params.endpointId),
      asked: findAction(WEBHOOK_ACTIONS, searchParams.get('form')),
      done: plainActionIn(searchParams.get('done')),
      mayChange: may(ctx.actor, 'webhook.manage'),
      now: ctx.now,
    },
  })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site, form, verify } = await readStaffForm({ context, request }, 'webhook.read')
  const id = params.endpointId
  const outcome = await handleWebhookAction(ctx, { id, form, reach: reachOf(site), verify })
  return answerOf(outcome, ({ done, targetId }) => {
    const place = done === 'send_test' ? 'deliveries' : 'endpoints'
    return `/admin/webhooks/${place}/${targetId}?done=${done}`
  })
}

export default function Endpoint({ loaderData: { found }, actionData }: Route.ComponentProps) {
  if (!found) return <WebhookMissing />
  const { log, ...rest } = found
  return (
    <>
      <WebhookEndpoint {...rest} answer={actionData} />
      <WebhookLog log={log} base={`/admin/webhooks/endpoints/${rest.endpoint.id}`} isOfOne />
      <ZoneNote />
    </>
  )
}
