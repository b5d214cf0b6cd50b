/** The actions of the page of shipping fees: each reads its input and calls a use case. */
import type { Context } from '#domain/context.ts'
import {
  type RatesRefusal,
  saveRates,
  type TrialAnswer,
  tryRates,
} from '#domain/shipping/edit-rates.server.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import { placesOf, RATE_ROWS_MAX, type RateRowInput } from '#domain/shipping/rate-table.ts'

import { type ActionDone, type ActionInput, actionErrors } from '../forms/action.ts'
import type { GoodsErrors, GoodsFieldError } from '../forms/goods-errors.ts'
import type { CatalogAction } from './catalog-action.ts'

export type Tried = { kind: 'tried'; input: ActionInput; answer: TrialAnswer }

const PACKAGES_MAX = 20

export async function saveRatesIn(
  ctx: Context,
  { method, input }: { method: ShippingMethod; input: ActionInput },
  verify: () => Promise<void>,
): Promise<ActionDone<CatalogAction> | GoodsErrors<CatalogAction>> {
  const rows = rowsIn(method, input)
  await verify()
  const saved = await saveRates(ctx, method, { rows, revision: input.revision ?? '' })
  return saved.ok
    ? { done: 'save_rates' }
    : actionErrors('save_rates', input, whyFailed(saved.error))
}

export async function tryRatesIn(
  ctx: Context,
  method: ShippingMethod,
  input: ActionInput,
): Promise<Tried | GoodsErrors<CatalogAction>> {
  const packages = { kit: countIn(input.kit), refill: countIn(input.refill) }
  const { country = '', prefecture = '' } = input
  const rows = rowsIn(method, input)
  const tried = await tryRates(ctx, { method, rows, country, prefecture, packages })
  if (tried.ok) return { kind: 'tried', input, answer: tried.value }
  return actionErrors('try_rates', input, whyFailed(tried.error))
}

/** The cells of a row are named by its number: `g0`, `s0`, `a0-1`. */
function rowsIn(method: ShippingMethod, input: ActionInput): RateRowInput[] {
  return Array.from({ length: RATE_ROWS_MAX + 1 }, (_, row) => ({
    size: input[`s${row}`] ?? '',
    upToGrams: input[`g${row}`] ?? '',
    amounts: placesOf(method).map((_, column) => input[`a${row}-${column}`] ?? ''),
  }))
}

const whyFailed = (error: RatesRefusal): { code: string } | { fieldErrors: GoodsFieldError[] } =>
  error.code === 'field_invalid'
    ? {
        fieldErrors: error.errors.map(({ row, code }) => ({
          field: `g${Math.max(row - 1, 0)}`,
          code,
          ...(row > 0 && { row }),
        })),
      }
    : { code: error.code }

function countIn(text: string | undefined): number {
  const plain = (text ?? '').normalize('NFKC').trim()
  return /^\d{1,2}$/.test(plain) ? Math.min(Number(plain), PACKAGES_MAX) : 0
}
