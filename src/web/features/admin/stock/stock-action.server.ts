/** The actions of the stock's pages: what was typed is read, then the domain decides. */
import {
  adjustStock,
  type DeliveryRefusal,
  receiveDelivery,
  setLeadDays,
} from '#domain/catalog/stock/adjust-stock.server.ts'
import { readStockLines } from '#domain/catalog/stock/stock-lines.ts'
import { isStaffReason } from '#domain/catalog/stock/stock-reasons.ts'
import type { Context } from '#domain/context.ts'
import { singleLine } from '#shared/typed-text.ts'

import {
  type Done,
  type Fault,
  type Refused,
  refusal,
  type Typed,
} from '../catalog/catalog-action.ts'

const NOTE_LENGTH_MAX = 200
const Note = singleLine(NOTE_LENGTH_MAX)

/** A whole number as people type it; `null` for what is none. */
function wholeIn(text: string | undefined): number | null {
  const plain = (text ?? '').normalize('NFKC').replace(/[,\s]/g, '')
  return /^\d{1,7}$/.test(plain) ? Number(plain) : null
}

export async function adjustIn(
  ctx: Context,
  serial: string,
  typed: Typed,
): Promise<Done | Refused> {
  const action = 'adjust_stock'
  const { reason = '', key = '' } = typed
  const quantity = wholeIn(typed.quantity)
  const note = Note.safeParse(typed.note ?? '')
  if (!isStaffReason(reason)) return refusal(action, typed, { code: 'request_invalid' })
  const faults: Fault[] = [
    ...(quantity === null ? [{ field: 'quantity', code: 'quantity' } as const] : []),
    ...(note.success ? [] : [{ field: 'note', code: 'invalid' } as const]),
  ]
  if (quantity === null || !note.success) return refusal(action, typed, { faults })

  const change = { serial, reason, quantity, note: note.data, seen: Number(typed.seen), key }
  const adjusted = await adjustStock(ctx, change)
  if (adjusted.ok) return { done: action }
  if (adjusted.error !== 'quantity_invalid') return refusal(action, typed, { code: adjusted.error })
  return refusal(action, typed, { faults: [{ field: 'quantity', code: 'quantity' }] })
}

export async function setLeadIn(
  ctx: Context,
  serial: string,
  typed: Typed,
): Promise<Done | Refused> {
  const action = 'set_lead_days'
  const isOpen = (typed.leadDays ?? '').trim() === ''
  const leadDays = isOpen ? null : wholeIn(typed.leadDays)
  const wrong = refusal(action, typed, { faults: [{ field: 'leadDays', code: 'quantity' }] })
  if (!isOpen && leadDays === null) return wrong

  const seen = wholeIn(typed.seenLead)
  const set = await setLeadDays(ctx, serial, { leadDays, seen })
  if (set.ok) return { done: action }
  return set.error === 'quantity_invalid' ? wrong : refusal(action, typed, { code: set.error })
}

export async function receiveIn(ctx: Context, typed: Typed): Promise<Done | Refused> {
  const action = 'receive_stock'
  const note = Note.safeParse(typed.note ?? '')
  const { lines, faults } = readStockLines(typed.lines ?? '')
  const found: Fault[] = faults.map(({ line, code }) => ({ field: 'lines', code, row: line }))
  if (lines.length === 0 && found.length === 0) found.push({ field: 'lines', code: 'empty' })
  if (!note.success) found.push({ field: 'note', code: 'invalid' })
  if (!note.success || found.length > 0) return refusal(action, typed, { faults: found })

  const form = { note: note.data, key: typed.key ?? '' }
  const received = await receiveDelivery(ctx, { lines, ...form })
  return received.ok ? { done: action } : refusal(action, typed, whyRefused(received.error))
}

const whyRefused = (error: DeliveryRefusal): { code: string; names?: string } =>
  typeof error === 'string'
    ? { code: error }
    : { code: error.code, names: error.serials.join(', ') }
