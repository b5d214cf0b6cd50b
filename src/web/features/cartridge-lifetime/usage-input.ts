/** Parses the visitor's own usage of cartridges. Pure: the same for a URL without JavaScript. */
import type { CartridgeUse } from '#domain/catalog/devices/cartridge-lifetime.ts'
import {
  INTENSITY_PERCENT_MAX,
  SCENT_SWITCH_SECONDS_MIN,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { isIsoDay } from '#shared/iso-day.ts'

/** The names of the fields, in the form and in the address. */
const CARTRIDGE_LIFETIME_FIELDS = ['sprays', 'length', 'unit', 'strength', 'since'] as const
export type LifetimeField = (typeof CARTRIDGE_LIFETIME_FIELDS)[number]

export type UsageInput = Record<LifetimeField, string>

export type ReadUse =
  | { ok: true; use: CartridgeUse; since: string }
  | { ok: false; wrong: ReadonlySet<LifetimeField> }

export const SPRAYS_A_DAY = { min: 1, max: 99_999 } as const
export const SPRAY_SECONDS = { min: SCENT_SWITCH_SECONDS_MIN, max: SPRAY_SECONDS_MAX } as const
export const STRENGTH_PERCENT = { min: 1, max: INTENSITY_PERCENT_MAX } as const

const SECONDS_PER = { s: 1, ms: 0.001 } as const

/** A few sprays an hour on a working day, each a second long. */
export const usualUse = (since: string): UsageInput => ({
  sprays: '20',
  length: '1',
  unit: 's',
  strength: String(INTENSITY_PERCENT_MAX),
  since,
})

/** What the address asks for; what it leaves out is as usual. */
export function usageFromUrl(search: URLSearchParams, today: string): UsageInput {
  const input = usualUse(today)
  for (const field of CARTRIDGE_LIFETIME_FIELDS)
    input[field] = search.get(field)?.slice(0, 20) ?? input[field]
  return input
}

export function readUse(input: UsageInput): ReadUse {
  const spraysPerDay = within(numberOf(input.sprays), SPRAYS_A_DAY)
  const perUnit = input.unit === 'ms' ? SECONDS_PER.ms : SECONDS_PER.s
  const seconds = within(rounded(numberOf(input.length) * perUnit), SPRAY_SECONDS)
  const percent = within(numberOf(input.strength), STRENGTH_PERCENT)
  const since = isIsoDay(input.since) && /^20/.test(input.since) ? input.since : null

  const isWhole = Number.isInteger(spraysPerDay) && Number.isInteger(percent)
  if (spraysPerDay !== null && seconds !== null && percent !== null && since !== null && isWhole) {
    return { ok: true, use: { spraysPerDay, seconds, percent }, since }
  }
  const wrong = new Set<LifetimeField>()
  if (!Number.isInteger(spraysPerDay)) wrong.add('sprays')
  if (seconds === null) wrong.add('length')
  if (!Number.isInteger(percent)) wrong.add('strength')
  if (since === null) wrong.add('since')
  return { ok: false, wrong }
}

/** Full-width digits and marks of thousands are read too. */
function numberOf(text: string): number {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** To the millisecond. */
const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000

const within = (value: number, { min, max }: { min: number; max: number }): number | null =>
  value >= min && value <= max ? value : null
