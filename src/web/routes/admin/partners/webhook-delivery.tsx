import { data } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { reachOf } from '#domain/webhooks/endpoint-address.server.ts'
import { readDelivery } from '#domain/webhooks/list-deliveries.server.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { WebhookDelivery } from '#web/features/admin/webhooks/webhook-delivery.tsx'
import { WebhookMissing } from '#web/features/admin/webhooks/webhook-missing.tsx'
import { handleWebhookAction } from '#web/features/admin/webhooks/webhooks.server.ts'
import { plainActionIn } from '#web/features/admin/webhooks/webhooks.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/webhook-delivery.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('adminWebhooks.deliveryTitle', { kind: loaderData?.found?.delivery.kind ?? '' }),
  isPrivate: true,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'webhook.read')
  const delivery = await readDelivery(ctx, params.deliveryId)
  if (!delivery.ok) return data({ found: null }, { status: 404 })
  return data({
    found: {
      delivery: delivery.value,
      done: plainActionIn(url.searchParams.get('done')),
      mayChange: may(ctx.actor, 'webhook.manage'),
    },
  })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site, form, verify } = await readStaffForm({ context, request }, 'webhook.read')
  const id = params.deliveryId
  const outcome = await handleWebhookAction(ctx, { id, form, reach: reachOf(site), verify })
  return answerOf(outcome, ({ done }) => `/admin/webhooks/deliveries/${id}?done=${done}`)
}

export default function Delivery({ loaderData: { found }, actionData }: Route.ComponentProps) {
  return found ? <WebhookDelivery {...found} answer={actionData} /> : <WebhookMissing />
}
