import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { StaffNote } from '../order.ts'
import { insertEvent, listEvents, lockOrder } from '../store.server.ts'
import { textIn } from '../timeline.ts'

/**
 * A note of staff on an order, shown to staff and included in the customer's export of personal
 * data. Idempotent: a double click writes one note.
 */
export async function noteOrder(
  ctx: Context,
  orderId: string,
  input: string,
): Promise<Result<null, 'forbidden' | 'not_found' | 'request_invalid'>> {
  const { actor } = ctx
  if (!may(actor, 'order.note') || actor.kind !== 'staff') return fail('forbidden')
  const note = StaffNote.safeParse(input)
  if (!note.success) return fail('request_invalid')

  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (!order) return fail('not_found')
    const last = (await listEvents(ctx, [orderId])).at(-1)
    const isSame = last?.kind === 'note' && last.actorId === actor.userId
    if (isSame && textIn(last.detail) === note.data) return ok(null)

    await insertEvent(ctx, { orderId, kind: 'note', detail: { text: note.data } })
    return ok(null)
  })
}
