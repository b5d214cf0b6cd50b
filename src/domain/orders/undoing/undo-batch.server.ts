/** Staff take back all orders of a batch whose e-mails still wait. Decision 0057. */
import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { listHeldEmails } from '#domain/mail/hold-back-email.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import type { BatchAction } from '../batches/batch.ts'
import { type BatchView, viewBatch } from '../batches/view-batch.server.ts'
import { undoStep } from './undo-step.server.ts'

const EMAIL_OF = { confirm: 'order_confirmed', ship: 'order_shipped' } as const satisfies Record<
  BatchAction,
  string
>

/** Until when the last of them waits; `null` when all have left, and for staff who may not take them back. */
export async function batchHeldUntil(ctx: Context, batch: BatchView): Promise<Date | null> {
  if (!may(ctx.actor, 'mail.resend')) return null
  const waits = (await heldEmailsOf(ctx, batch)).flatMap(({ heldUntil }) => heldUntil ?? [])
  return waits.reduce<Date | null>((last, one) => (last && last > one ? last : one), null)
}

/** How many orders were moved back. Each by itself: one that has moved on, or whose e-mail has left, stays as it is. */
export async function undoBatch(
  ctx: Context,
  batchId: string,
): Promise<Result<{ undone: number }, 'forbidden' | 'email_left'>> {
  if (!may(ctx.actor, 'mail.resend')) return fail('forbidden')
  const batch = isUuid(batchId) ? await viewBatch(ctx, batchId) : null
  const held = batch?.ok ? await heldEmailsOf(ctx, batch.value) : []
  let undone = 0
  for (const { id, entityId } of held) {
    const result = await undoStep(ctx, entityId, id)
    if (!result.ok && result.error === 'forbidden') return fail('forbidden')
    if (result.ok) undone += 1
  }
  return undone === 0 ? fail('email_left') : ok({ undone })
}

function heldEmailsOf(ctx: Context, { action, items }: BatchView) {
  const done = items.filter(({ state }) => state === 'done').map(({ orderId }) => orderId)
  return listHeldEmails(ctx, EMAIL_OF[action], done)
}
