/** The actions of the page of shipping fees: what was typed is read, then the domain decides. */
import type { Context } from '#domain/context.ts'
import {
  type RatesRefusal,
  saveRates,
  type TrialAnswer,
  tryRates,
} from '#domain/shipping/edit-rates.server.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import { placesOf, RATE_ROWS_MAX, type TypedRow } from '#domain/shipping/rate-table.ts'

import { type Done, type Fault, type Refused, refusal, type Typed } from './catalog-action.ts'

export type Tried = { kind: 'tried'; typed: Typed; answer: TrialAnswer }

const PACKAGES_MAX = 20

export async function saveRatesIn(
  ctx: Context,
  { method, typed }: { method: ShippingMethod; typed: Typed },
  prove: () => Promise<void>,
): Promise<Done | Refused> {
  const rows = rowsIn(method, typed)
  await prove()
  const saved = await saveRates(ctx, method, { rows, seen: typed.seen ?? '' })
  return saved.ok ? { done: 'save_rates' } : refusal('save_rates', typed, whyRefused(saved.error))
}

export async function tryRatesIn(
  ctx: Context,
  method: ShippingMethod,
  typed: Typed,
): Promise<Tried | Refused> {
  const packages = { kit: countIn(typed.kit), refill: countIn(typed.refill) }
  const { country = '', prefecture = '' } = typed
  const rows = rowsIn(method, typed)
  const tried = await tryRates(ctx, { method, rows, country, prefecture, packages })
  if (tried.ok) return { kind: 'tried', typed, answer: tried.value }
  return refusal('try_rates', typed, whyRefused(tried.error))
}

/** The cells of a row are named by its number: `g0`, `s0`, `a0-1`. */
function rowsIn(method: ShippingMethod, typed: Typed): TypedRow[] {
  return Array.from({ length: RATE_ROWS_MAX + 1 }, (_, row) => ({
    size: typed[`s${row}`] ?? '',
    upToGrams: typed[`g${row}`] ?? '',
    amounts: placesOf(method).map((_, column) => typed[`a${row}-${column}`] ?? ''),
  }))
}

const whyRefused = (error: RatesRefusal): { code: string } | { faults: Fault[] } =>
  error.code === 'field_invalid'
    ? {
        faults: error.faults.map(({ row, code }) => ({
          ...{ field: `g${Math.max(row - 1, 0)}`, code },
          ...(row > 0 && { row }),
        })),
      }
    : { code: error.code }

function countIn(text: string | undefined): number {
  const plain = (text ?? '').normalize('NFKC').trim()
  return /^\d{1,2}$/.test(plain) ? Math.min(Number(plain), PACKAGES_MAX) : 0
}
