import type { Context } from '#domain/context.ts'
import type { EmailKind } from '#domain/mail/emails.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'

import type { Replacement } from '../replacement.ts'
import type { Order } from '../store.server.ts'

export const emailAboutReplacement = (
  ctx: Context,
  order: Order,
  { id: replacementId }: Replacement,
  kind: Extract<EmailKind, `replacement_${string}`>,
): Promise<void> =>
  queueEmail(ctx, kind, {
    entityId: replacementId,
    to: order.customerEmail,
    locale: order.locale,
    payload: { orderId: order.id, replacementId },
  })
