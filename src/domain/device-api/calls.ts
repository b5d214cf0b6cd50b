/**
 * What a device with Wi-Fi answers to over plain HTTP, and what it reads in a body. One reading serves the reference, the
 * simulator and the playground. Spec §1 "Wi-Fi HTTP API"; decisions, section 3.
 */
import {
  CHAMBERS,
  INTENSITY_PERCENT_MAX,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { isAmong } from '#shared/is-among.ts'

export const SPRAY_MS_MAX = SPRAY_SECONDS_MAX * 1000

export const CALLS = {
  shoot: { method: 'POST', path: '/asn/shoot' },
  identity: { method: 'GET', path: '/asn/identity' },
  version: { method: 'GET', path: '/asn/version' },
  stop: { method: 'POST', path: '/as2/stop_all' },
  diffuse: { method: 'POST', path: '/as2/diffuse' },
  firmware: { method: 'GET', path: '/as2/firmware' },
} as const satisfies Record<string, { method: 'GET' | 'POST'; path: string }>

export type CallName = keyof typeof CALLS

// The keys of a literal table are its names.
export const CALL_NAMES = Object.keys(CALLS) as CallName[]

export const isCallName = isAmong(CALL_NAMES)

export type Shot = { chamber: number; percent: number; durationMs: number }

export type Order = {
  shots: readonly Shot[]
  /** At 0 the chambers open and no scent leaves the device. */
  internalPercent: number
  externalPercent: number
}

/** `null` for what the device calls invalid. */
export function readShoot(body: unknown): Order | null {
  const { chambers, concentrations, duration, durations, ...boosters } = fieldsOf(body)
  const internalPercent = boosters.internalBoosterIntensity ?? 0
  const externalPercent = boosters.externalBoosterIntensity ?? 0
  if (!isPercent(internalPercent) || !isPercent(externalPercent)) return null

  const count = Array.isArray(chambers) ? chambers.length : 0
  const shots = shotsOf(chambers, concentrations, durations ?? Array(count).fill(duration))
  return shots && { shots, internalPercent, externalPercent }
}

/** The older call. Its booster is on or off. */
export function readDiffuse(body: unknown): Order | null {
  const { channels, intensities, durations, booster = false } = fieldsOf(body)
  if (typeof booster !== 'boolean') return null

  const shots = shotsOf(channels, intensities, durations)
  const internalPercent = booster ? INTENSITY_PERCENT_MAX : 0
  return shots && { shots, internalPercent, externalPercent: 0 }
}

function shotsOf(chambers: unknown, percents: unknown, durations: unknown): Shot[] | null {
  if (!Array.isArray(chambers) || !Array.isArray(percents) || !Array.isArray(durations)) return null
  const isEven = chambers.length === percents.length && chambers.length === durations.length
  const isOnceEach = new Set(chambers).size === chambers.length
  if (chambers.length === 0 || !isEven || !isOnceEach) return null

  const shots: Shot[] = []
  for (const [at, chamber] of chambers.entries()) {
    const percent: unknown = percents[at]
    const durationMs: unknown = durations[at]
    const isSound = isWhole(chamber, 1, CHAMBERS) && isPercent(percent)
    if (!isSound || !isWhole(durationMs, 0, SPRAY_MS_MAX)) return null
    shots.push({ chamber, percent, durationMs })
  }
  return shots
}

const isPercent = (value: unknown): value is number => isWhole(value, 0, INTENSITY_PERCENT_MAX)

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body))
    : {}
}
