import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'

import { isEuropeanUnion, JAPAN } from './country.ts'
import { lowestFee, type Packages, type ShippingRefusal, shippingFee } from './fee.ts'
import {
  defaultMethodFor,
  methodOfWord,
  type ShippingMethod,
  type ShippingWord,
  wordOf,
} from './method.ts'
import { PREFECTURES, parsePrefecture, RATE_REGIONS } from './prefecture.ts'
import { findCountry, findRates, listCountries, listRates } from './store.server.ts'

// Countries that staff switched off, so that a page can leave them out.
export { listDisabledCountries as listUnavailableCountries } from './store.server.ts'

import { ZONES, type Zone } from './zone.ts'

export type Destination = {
  /** Alpha-2. */
  country: string
  /** As typed; in Japan it decides the region, and an unknown one counts as central Japan. */
  state: string
}

export type FeeRefusal = ShippingRefusal | 'country_unavailable'

/** What sending these packages costs, in yen, and how they travel. Spec §7 call 19. */
export async function findShippingFee(
  ctx: Context,
  request: { destination: Destination; word: ShippingWord; packages: Packages },
): Promise<Result<{ yen: number; method: ShippingMethod }, FeeRefusal>> {
  const { destination, packages } = request
  if (isEuropeanUnion(destination.country)) return fail('eu_resident')
  const served = await findCountry(ctx, destination.country)
  if (!served?.enabled) return fail('country_unavailable')

  const method = methodOfWord(request.word, destination.country)
  if (!method.ok) return method

  const zone = ZONES.find((it) => String(it) === served.zone)
  const zones = destination.country === JAPAN ? RATE_REGIONS : [served.zone]
  const fee = shippingFee({
    country: destination.country,
    zone,
    prefecture: parsePrefecture(destination.state)?.code ?? null,
    method: method.value,
    packages,
    rates: await findRates(ctx, method.value, zones),
  })
  return fee.ok ? { ok: true, value: { yen: fee.value, method: method.value } } : fee
}

/** What sending these packages costs at most by the country's default method, in yen; `null` where it is not served. */
export async function findHighestFee(
  ctx: Context,
  country: string,
  packages: Packages,
): Promise<number | null> {
  const word = wordOf(defaultMethodFor(country))
  const states = country === JAPAN ? PREFECTURES.map(({ code }) => code) : ['']
  const fees = await Promise.all(
    states.map((state) =>
      findShippingFee(ctx, { destination: { country, state }, word, packages }),
    ),
  )
  const yen = fees.flatMap((fee) => (fee.ok ? [fee.value.yen] : []))
  return yen.length === 0 ? null : Math.max(...yen)
}

/** What sending one package costs at least, in yen; `null` where it cannot be sent. */
export type LowestFees = { kit: number | null; refill: number | null }

/** By country, before the address is known: countries of a zone share one entry. */
export async function findLowestFees(ctx: Context): Promise<ReadonlyMap<string, LowestFees>> {
  const [rates, countries] = await Promise.all([listRates(ctx), listCountries(ctx)])
  const feesOf = (place: Zone | 'domestic'): LowestFees => ({
    kit: lowestFee(rates, place, { kit: 1, refill: 0 }),
    refill: lowestFee(rates, place, { kit: 0, refill: 1 }),
  })
  const byZone = new Map(ZONES.map((zone) => [String(zone), feesOf(zone)]))
  const home = feesOf('domestic')
  return new Map(
    countries
      .filter(({ code, enabled }) => enabled && !isEuropeanUnion(code))
      .flatMap(({ code, zone }) => {
        const fees = code === JAPAN ? home : byZone.get(zone)
        return fees ? [[code, fees] as const] : []
      }),
  )
}
