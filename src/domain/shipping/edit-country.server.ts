/** Administrators set which countries the shop ships to, and their price zones. Decisions, section 11. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { isEuropeanUnion, JAPAN } from './country.ts'
import { listCountries, lockCountry, updateCountry } from './store.server.ts'
import { ZONES } from './zone.ts'

export type ServedCountry = {
  /** Alpha-2. */
  code: string
  /** '1' to '5', or 'domestic'. */
  zone: string
  isServed: boolean
  /** No order is taken from there, whatever the table says. Spec §5. */
  isEuropean: boolean
}

export async function listServedCountries(
  ctx: Context,
): Promise<Result<ServedCountry[], 'forbidden'>> {
  if (!may(ctx.actor, 'catalog.edit')) return fail('forbidden')
  const rows = await listCountries(ctx)
  return ok(
    rows.map(({ code, zone, enabled }) => {
      const isEuropean = isEuropeanUnion(code)
      return { code, zone, isServed: enabled && !isEuropean, isEuropean }
    }),
  )
}

export type CountryRefusal =
  | 'forbidden'
  | 'not_found'
  | 'edit_conflict'
  | 'country_stays_off'
  | 'zone_invalid'

type CountryChange = { zone: string; isServed: boolean; revision: string }

/** What a form was filled from, in a word. */
export const revisionOfCountry = ({ zone, isServed }: Pick<ServedCountry, 'zone' | 'isServed'>) =>
  `${zone} ${isServed ? 'on' : 'off'}`

/** Whether parcels there would cost something else than when the form was filled: a form that saw another zone is refused. */
export const isZoneMoved = ({
  zone,
  revision,
}: Pick<CountryChange, 'zone' | 'revision'>): boolean => !revision.startsWith(`${zone} `)

export async function changeCountry(
  ctx: Context,
  code: string,
  { zone, isServed, revision }: CountryChange,
): Promise<Result<null, CountryRefusal>> {
  if (!may(ctx.actor, 'shipping.edit')) return fail('forbidden')
  if (isEuropeanUnion(code)) return fail('country_stays_off')
  const isZone = code === JAPAN ? zone === 'domestic' : ZONES.some((one) => String(one) === zone)
  if (!isZone) return fail('zone_invalid')

  return ctx.transaction<Result<null, CountryRefusal>>(async (ctx) => {
    const before = await lockCountry(ctx, code)
    if (!before) return fail('not_found')
    const was = { zone: before.zone, isServed: before.enabled }
    if (revisionOfCountry(was) !== revision) return fail('edit_conflict')

    await updateCountry(ctx, code, { zone, enabled: isServed })
    await recordAudit(ctx, {
      action: 'country_changed',
      target: { type: 'country', id: code },
      detail: { before: was, after: { zone, isServed } },
    })
    return ok(null)
  })
}
