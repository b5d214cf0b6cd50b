/** The forms that edit an order and note something about it become use cases. */
import type { Context } from '#domain/context.ts'
import { editOrder } from '#domain/orders/editing/edit-order.server.ts'
import { EDITABLE_FIELDS, isEditField } from '#domain/orders/editing/editable-fields.ts'
import { noteOrder } from '#domain/orders/editing/note-order.server.ts'
import { textOf } from '#web/features/admin/frame/guard.server.ts'

import {
  isOrderEditAction,
  type OrderEditAction,
  type OrderEditDone,
  type OrderEditErrors,
  PART_OF,
} from './edit-action.ts'

type Outcome = { done: OrderEditDone } | OrderEditErrors

/** `null` for a form that is none of these. */
export async function handleOrderEdit(
  ctx: Context,
  orderId: string,
  form: FormData,
): Promise<Outcome | null> {
  const action = textOf(form, 'intent')
  if (!isOrderEditAction(action)) return null
  return action === 'note' ? note(ctx, orderId, form) : edit(ctx, orderId, { action, form })
}

async function note(ctx: Context, orderId: string, form: FormData): Promise<Outcome> {
  const text = textOf(form, 'note')
  const noted = await noteOrder(ctx, orderId, text)
  if (noted.ok) return { done: 'note' }

  const errors = { kind: 'edit_refused', action: 'note', input: { note: text } } as const
  if (noted.error !== 'request_invalid') return { ...errors, code: noted.error, fieldErrors: [] }
  const code = text.trim() === '' ? 'missing' : 'invalid'
  return { ...errors, code: null, fieldErrors: [{ field: 'note', code }] }
}

async function edit(
  ctx: Context,
  orderId: string,
  { action, form }: { action: Exclude<OrderEditAction, 'note'>; form: FormData },
): Promise<Outcome> {
  const part = PART_OF[action]
  const fields = EDITABLE_FIELDS[part].filter(isEditField)
  const names = part === 'tracking' ? [...fields, 'confirmsTracking'] : fields
  const input = Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
  const sendsLink = textOf(form, 'sendsLink') === 'yes'
  const revision = textOf(form, 'revision')
  const edited = await editOrder(ctx, orderId, { part, revision, input, sendsLink })
  if (edited.ok) return { done: edited.value.length === 0 ? 'unchanged' : action }

  const { code, errors } = edited.error
  return {
    kind: 'edit_refused',
    action,
    code: errors.length > 0 ? null : code,
    fieldErrors: errors,
    input: { ...input, sendsLink: sendsLink ? 'yes' : '', revision },
  }
}
