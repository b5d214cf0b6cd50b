/** Administrators change what sending costs. Orders keep the fee they were placed with. Decisions, section 11. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { JAPAN } from './country.ts'
import { type Packages, type Rate, type ShippingRefusal, shippingFee } from './fee.ts'
import { type FeeRow, feeTable } from './fee-table.ts'
import type { ShippingMethod } from './method.ts'
import { parsePrefecture } from './prefecture.ts'
import { placesOf, type RateError, type RateRowInput, readRates } from './rate-table.ts'
import { findCountry, listRates, lockRates, replaceRates } from './store.server.ts'
import { ZONES } from './zone.ts'

export type RateTable = {
  rows: FeeRow[]
  /** Revision of the displayed rows. */
  revision: string
}

export async function viewRates(
  ctx: Context,
  method: ShippingMethod,
): Promise<Result<RateTable, 'forbidden'>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail('forbidden')
  const rows = tableOf(await listRates(ctx), method)
  return ok({ rows, revision: fingerprintOf(rows) })
}

export type RatesRefusal =
  | { code: 'forbidden' | 'edit_conflict' }
  | { code: 'field_invalid'; errors: RateError[] }

/** All rows of one way to send at once: a parcel never meets half of an old table. */
export async function saveRates(
  ctx: Context,
  method: ShippingMethod,
  { rows, revision }: { rows: readonly RateRowInput[]; revision: string },
): Promise<Result<null, RatesRefusal>> {
  if (!may(ctx.actor, 'shipping.edit')) return fail({ code: 'forbidden' })
  const { rates, errors } = readRates(method, rows)
  if (errors.length > 0) return fail({ code: 'field_invalid', errors })

  return ctx.transaction<Result<null, RatesRefusal>>(async (ctx) => {
    const before = tableOf(await lockRates(ctx, method), method)
    if (fingerprintOf(before) !== revision) return fail({ code: 'edit_conflict' })

    await replaceRates(ctx, method, rates)
    await recordAudit(ctx, {
      action: 'shipping_rates_changed',
      target: { type: 'shipping_rates', id: method },
      detail: differences(before, tableOf(rates, method)),
    })
    return ok(null)
  })
}

export type Trial = {
  method: ShippingMethod
  rows: readonly RateRowInput[]
  /** Alpha-2; Japan for parcels at home. */
  country: string
  prefecture: string
  packages: Packages
}

export type TrialAnswer = {
  now: Result<number, ShippingRefusal>
  input: Result<number, ShippingRefusal>
}

/** The fee of one parcel by the current and by unsaved rates, computed as for an order. */
export async function tryRates(
  ctx: Context,
  { rows, ...parcel }: Trial,
): Promise<Result<TrialAnswer, RatesRefusal>> {
  if (!may(ctx.actor, 'shipping.edit')) return fail({ code: 'forbidden' })
  const { rates, errors } = readRates(parcel.method, rows)
  if (errors.length > 0) return fail({ code: 'field_invalid', errors })

  const served = await findCountry(ctx, parcel.country)
  const zone = ZONES.find((one) => String(one) === served?.zone)
  const prefecture =
    parcel.country === JAPAN ? (parsePrefecture(parcel.prefecture)?.code ?? null) : null
  const feeBy = (by: readonly Rate[]) => shippingFee({ ...parcel, zone, prefecture, rates: by })
  return ok({ now: feeBy(await listRates(ctx)), input: feeBy(rates) })
}

const tableOf = (rates: readonly Rate[], method: ShippingMethod): FeeRow[] =>
  feeTable(rates, method, placesOf(method))

/** Rows that are not in the other table, by weight. */
function differences(before: readonly FeeRow[], after: readonly FeeRow[]) {
  const lacks = (rows: readonly FeeRow[]) => {
    const known = new Set(rows.map(fingerprintOf))
    return (row: FeeRow) => !known.has(fingerprintOf(row))
  }
  return { before: before.filter(lacks(after)), after: after.filter(lacks(before)) }
}
