import type { Context } from '#domain/context.ts'

import { isEuropeanUnion } from './country.ts'
import { type FeeRow, feeTable } from './fee-table.ts'
import { RATE_REGIONS } from './prefecture.ts'
import { listCountries, listRates } from './store.server.ts'
import { ZONES, type Zone } from './zone.ts'

type Fees = {
  domestic: FeeRow[]
  ems: FeeRow[]
  courier: FeeRow[]
  /** Alpha-2 codes by price zone: what can be sent to. */
  countries: Record<Zone, string[]>
  /** Outside the Union, and switched off for now. */
  unavailable: string[]
}

/** All that sending may cost, for the notice that the law asks for. Domain facts, section 11.1 (4). */
export async function listFees(ctx: Context): Promise<Fees> {
  const [rates, all] = await Promise.all([listRates(ctx), listCountries(ctx)])
  const countries = all.filter(({ code }) => !isEuropeanUnion(code))
  const inZone = (zone: Zone) =>
    countries.filter((it) => it.enabled && it.zone === String(zone)).map(({ code }) => code)

  return {
    domestic: feeTable(rates, 'domestic', RATE_REGIONS),
    ems: feeTable(rates, 'ems', ZONES),
    courier: feeTable(rates, 'courier', ZONES),
    countries: { 1: inZone(1), 2: inZone(2), 3: inZone(3), 4: inZone(4), 5: inZone(5) },
    unavailable: countries.filter(({ enabled }) => !enabled).map(({ code }) => code),
  }
}
