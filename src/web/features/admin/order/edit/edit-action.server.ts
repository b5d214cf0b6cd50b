/** The forms that edit an order and note something about it become use cases. */
import type { Context } from '#domain/context.ts'
import { editOrder } from '#domain/orders/editing/edit-order.server.ts'
import { noteOrder } from '#domain/orders/editing/note-order.server.ts'
import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  textOutcome,
} from '#web/features/admin/forms/action.ts'

import type { Answer } from '../order-action.ts'
import { ORDER_EDIT_ACTIONS, type OrderEditDone, PART_OF } from './edit-action.ts'

/** `null` for a form that is none of these. */
export async function handleOrderEdit(
  ctx: Context,
  orderId: string,
  input: ActionInput,
): Promise<ActionDone<OrderEditDone> | Answer | null> {
  const action = findAction(ORDER_EDIT_ACTIONS, input.intent)
  if (!action) return null
  if (action === 'note') {
    const noted = await noteOrder(ctx, orderId, input.note ?? '')
    return textOutcome(action, { input, field: 'note', result: noted })
  }

  const { revision = '' } = input
  const sendsLink = input.sendsLink === 'yes'
  const edited = await editOrder(ctx, orderId, {
    part: PART_OF[action],
    revision,
    input,
    sendsLink,
  })
  if (edited.ok) return { done: edited.value.length === 0 ? 'unchanged' : action }

  const { code, errors } = edited.error
  return actionErrors(action, input, errors.length > 0 ? { fieldErrors: errors } : { code })
}
