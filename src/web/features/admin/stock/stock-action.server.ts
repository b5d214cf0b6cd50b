/** The actions of the stock's pages: each reads its input and calls a use case. */
import {
  adjustStock,
  type DeliveryRefusal,
  receiveDelivery,
  setLeadTimeDays,
} from '#domain/catalog/stock/adjust-stock.server.ts'
import { readStockLines } from '#domain/catalog/stock/stock-lines.ts'
import { isStaffReason } from '#domain/catalog/stock/stock-reasons.ts'
import type { Context } from '#domain/context.ts'
import { singleLine } from '#shared/text-schema.ts'

import { type ActionDone, type ActionInput, actionErrors } from '../forms/action.ts'
import type { GoodsErrors, GoodsFieldError } from '../forms/goods-errors.ts'
import type { StockAction } from './stock-action.ts'

const NOTE_LENGTH_MAX = 200
const Note = singleLine(NOTE_LENGTH_MAX)

/** A whole number as people type it; `null` for what is none. */
export function wholeIn(text: string | undefined): number | null {
  const plain = (text ?? '').normalize('NFKC').replace(/[,\s]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null
}

export async function adjustIn(
  ctx: Context,
  serial: string,
  input: ActionInput,
): Promise<ActionDone<StockAction> | GoodsErrors<StockAction>> {
  const action = 'adjust_stock'
  const { reason = '', key = '' } = input
  const quantity = wholeIn(input.quantity)
  const note = Note.safeParse(input.note ?? '')
  if (!isStaffReason(reason)) return actionErrors(action, input, { code: 'request_invalid' })
  const errors: GoodsFieldError[] = [
    ...(quantity === null ? [{ field: 'quantity', code: 'quantity' } as const] : []),
    ...(note.success ? [] : [{ field: 'note', code: 'invalid' } as const]),
  ]
  if (quantity === null || !note.success)
    return actionErrors(action, input, { fieldErrors: errors })

  const change = {
    serial,
    reason,
    quantity,
    note: note.data,
    revision: Number(input.revision),
    key,
  }
  const adjusted = await adjustStock(ctx, change)
  if (adjusted.ok) return { done: action }
  if (adjusted.error !== 'quantity_invalid')
    return actionErrors(action, input, { code: adjusted.error })
  return actionErrors(action, input, { fieldErrors: [{ field: 'quantity', code: 'quantity' }] })
}

export async function setLeadIn(
  ctx: Context,
  serial: string,
  input: ActionInput,
): Promise<ActionDone<StockAction> | GoodsErrors<StockAction>> {
  const action = 'set_lead_time'
  const isOpen = (input.leadTimeDays ?? '').trim() === ''
  const leadTimeDays = isOpen ? null : wholeIn(input.leadTimeDays)
  const wrong = actionErrors(action, input, {
    fieldErrors: [{ field: 'leadTimeDays', code: 'quantity' } as const],
  })
  if (!isOpen && leadTimeDays === null) return wrong

  const revision = wholeIn(input.revision)
  const set = await setLeadTimeDays(ctx, serial, { leadTimeDays, revision })
  if (set.ok) return { done: action }
  return set.error === 'quantity_invalid' ? wrong : actionErrors(action, input, { code: set.error })
}

export async function receiveIn(
  ctx: Context,
  input: ActionInput,
): Promise<ActionDone<StockAction> | GoodsErrors<StockAction>> {
  const action = 'receive_stock'
  const note = Note.safeParse(input.note ?? '')
  const { lines, errors } = readStockLines(input.lines ?? '')
  const found: GoodsFieldError[] = errors.map(({ line, code }) => ({
    field: 'lines',
    code,
    row: line,
  }))
  if (lines.length === 0 && found.length === 0) found.push({ field: 'lines', code: 'empty' })
  if (!note.success) found.push({ field: 'note', code: 'invalid' })
  if (!note.success || found.length > 0) return actionErrors(action, input, { fieldErrors: found })

  const form = { note: note.data, key: input.key ?? '' }
  const received = await receiveDelivery(ctx, { lines, ...form })
  return received.ok ? { done: action } : actionErrors(action, input, whyFailed(received.error))
}

const whyFailed = (error: DeliveryRefusal) =>
  typeof error === 'string'
    ? { code: error }
    : { code: error.code, params: { serial: error.serials, name: '' } }
