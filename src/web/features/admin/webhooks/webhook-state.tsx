/** States of endpoints and deliveries as words with a colour, and the names of events. */
import { endpointState } from '#domain/webhooks/endpoint-state.ts'
import type { OrderKind, STOCK_CHANGED, WebhookKind } from '#domain/webhooks/kinds.ts'
import type { DeliveryLine, EndpointRow } from '#domain/webhooks/list-deliveries.server.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

const TONES = {
  on: 'ok',
  failing: 'warn',
  off: 'neutral',
  given_up: 'danger',
  partner_deactivated: 'neutral',
} as const

export function EndpointBadge({ endpoint }: { endpoint: EndpointRow }) {
  const t = useT()
  const state = endpointState(endpoint)
  return <Badge tone={TONES[state]}>{t(`adminWebhooks.endpoint_${state}`)}</Badge>
}

/** One that was tried in vain and is tried again is worth a look. */
export function DeliveryBadge({ state, attempts }: Pick<DeliveryLine, 'state' | 'attempts'>) {
  const t = useT()
  if (state === 'delivered') return <Badge tone="ok">{t('adminWebhooks.delivery_delivered')}</Badge>
  if (state === 'failed') return <Badge tone="danger">{t('adminWebhooks.delivery_failed')}</Badge>
  return attempts === 0 ? (
    <Badge tone="neutral">{t('adminWebhooks.delivery_waiting')}</Badge>
  ) : (
    <Badge tone="warn">{t('adminWebhooks.delivery_retrying')}</Badge>
  )
}

/** A message's name holds no dot, and every kind has a message. */
type Key<Kind extends string> = Kind extends `${infer Section}.${infer Name}`
  ? `adminWebhooks.kind_${Section}_${Name}`
  : never

export const kindKey = (kind: WebhookKind): Key<OrderKind | typeof STOCK_CHANGED> =>
  // A kind is two words with one dot between them.
  `adminWebhooks.kind_${kind.replace('.', '_')}` as Key<OrderKind | typeof STOCK_CHANGED>
