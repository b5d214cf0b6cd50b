/** Staff set prices with a start date. A started price is immutable; a new one replaces it. Decisions, section 5. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { LocalizedText } from '#shared/locale.ts'
import { CURRENCIES, type Currency } from '#shared/money.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type PricePlan, pricePlan } from './price-plan.ts'
import {
  findPriceRow,
  insertPrice,
  listPriceRows,
  listProductRows,
  lockProduct,
  withdrawRow,
} from './price-store.server.ts'

export type PricedProduct = {
  id: string
  name: LocalizedText
  plan: PricePlan
  /** Revision of the displayed prices. */
  revision: string
}

/** Every product in catalogue order, with its past and planned prices. */
export async function listPricePlans(ctx: Context): Promise<Result<PricedProduct[], 'forbidden'>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail('forbidden')
  const [products, rows] = await Promise.all([listProductRows(ctx), listPriceRows(ctx, null)])
  return ok(
    products.map(({ id, name }) => {
      const own = rows.filter(({ productId }) => productId === id)
      return { id, name, plan: pricePlan(own, ctx.now), revision: fingerprintOf(own) }
    }),
  )
}

const PRICE_MINOR_MAX = 99_999_999
/** A later start is treated as a typing error. */
const AHEAD_DAYS_MAX = 730

export type PriceChange = {
  productId: string
  amounts: Partial<Record<Currency, number>>
  /** `null`: now. */
  startsAt: Date | null
  revision: string
}

export type PriceRefusal =
  | 'forbidden'
  | 'not_found'
  | 'edit_conflict'
  | 'price_invalid'
  | 'price_start_invalid'
  | 'price_begun'

export async function setPrices(
  ctx: Context,
  { productId, amounts, startsAt, revision }: PriceChange,
): Promise<Result<null, PriceRefusal>> {
  if (!may(ctx.actor, 'price.edit')) return fail('forbidden')
  const changes = CURRENCIES.flatMap((currency) => {
    const unitAmount = amounts[currency]
    return unitAmount === undefined ? [] : [{ currency, unitAmount }]
  })
  if (changes.length === 0 || !changes.every(isPrice)) return fail('price_invalid')
  const begins = startsAt ?? ctx.now
  if (!mayBegin(begins, ctx.now)) return fail('price_start_invalid')

  return ctx.transaction<Result<null, PriceRefusal>>(async (ctx) => {
    if (!(await lockProduct(ctx, productId))) return fail('not_found')
    const rows = await listPriceRows(ctx, productId)
    if (fingerprintOf(rows) !== revision) return fail('edit_conflict')

    for (const change of changes) {
      await insertPrice(ctx, { productId, ...change, startsAt: begins })
    }
    const { jpy, usd } = pricePlan(rows, ctx.now).current
    await recordAudit(ctx, {
      action: 'price_set',
      target: { type: 'product', id: productId },
      detail: {
        before: { jpy: jpy?.unitAmount ?? null, usd: usd?.unitAmount ?? null },
        after: amounts,
        startsAt: begins.toISOString(),
      },
    })
    return ok(null)
  })
}

/** Withdraws a planned price; the one before it continues. */
export async function withdrawPrice(ctx: Context, id: number): Promise<Result<null, PriceRefusal>> {
  if (!may(ctx.actor, 'price.edit')) return fail('forbidden')
  return ctx.transaction<Result<null, PriceRefusal>>(async (ctx) => {
    const row = isRowId(id) ? await findPriceRow(ctx, id) : null
    if (!row || !(await lockProduct(ctx, row.productId))) return fail('not_found')
    if (row.startsAt <= ctx.now) return fail('price_begun')

    await withdrawRow(ctx, id)
    const { productId, currency, unitAmount, startsAt } = row
    await recordAudit(ctx, {
      action: 'price_withdrawn',
      target: { type: 'product', id: productId },
      detail: { currency, unitAmount, startsAt: startsAt.toISOString() },
    })
    return ok(null)
  })
}

/** What the column can hold; no other number has a row. */
const isRowId = (id: number): boolean => Number.isInteger(id) && Math.abs(id) < 2 ** 31

const isPrice = ({ unitAmount }: { unitAmount: number }): boolean =>
  Number.isSafeInteger(unitAmount) && unitAmount > 0 && unitAmount <= PRICE_MINOR_MAX

const mayBegin = (begins: Date, now: Date): boolean =>
  begins >= now && begins <= addDays(now, AHEAD_DAYS_MAX)
