import type { OrderStatus } from '#domain/orders/lifecycle.ts'
import { useT } from '#i18n/use-t.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** Blue asks staff to act: filled to confirm, outlined to ship. Amber waits for the customer, red is wrong. */
const TONES = {
  created: 'neutral',
  awaiting_transfer: 'warn',
  paid: 'info',
  confirmed: 'begun',
  shipped: 'ok',
  delivered: 'ok',
  canceled: 'neutral',
  abandoned: 'neutral',
  lapsed: 'neutral',
  refund_due: 'danger',
  refunded: 'neutral',
} as const satisfies Record<OrderStatus, BadgeTone>

type Props = { status: OrderStatus; isFlagged?: boolean }

export function StatusPill({ status, isFlagged = false }: Props) {
  const t = useT()
  return (
    <>
      <Badge tone={TONES[status]}>{t(`admin.status_${status}`)}</Badge>
      {isFlagged && (
        <>
          {' '}
          <Badge tone="danger">{t('admin.review')}</Badge>
        </>
      )}
    </>
  )
}
