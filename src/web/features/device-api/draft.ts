/**
 * The request a reader puts together: what the form holds, what its address says, what goes over the wire. Works the
 * same in the browser and, for those without JavaScript, on the server.
 */
import { CHAMBERS, INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { type CallName, isCallName, SPRAY_MS_MAX } from '#domain/device-api/calls.ts'
import { type Request, readHost } from '#domain/device-api/write-request.ts'

import { SIMULATED_SERIAL } from '../../simulator/use-device.ts'

export type Draft = {
  call: CallName
  /** By chamber; 0 leaves it out of the request. */
  percents: readonly number[]
  durationMs: number
  internalPercent: number
  externalPercent: number
  /** As it was typed. */
  host: string
}

/** Beyond what the device takes, so that its refusal can be seen. */
export const DURATION_INPUT_MS_MAX = 1.2 * SPRAY_MS_MAX

const CHAMBER_NUMBERS = Array.from({ length: CHAMBERS }, (_, at) => at + 1)

export const EXAMPLE_HOST = `${SIMULATED_SERIAL}.local`

/** A mixture that shows what one call can do. */
export const FIRST_DRAFT: Draft = {
  call: 'shoot',
  percents: [80, 0, 0, 30, 0, 0],
  durationMs: 3000,
  internalPercent: 60,
  externalPercent: 0,
  host: EXAMPLE_HOST,
}

export const fieldOfChamber = (chamber: number): string => `chamber${chamber}`

/** `null` where nothing was asked. */
export function draftIn(search: URLSearchParams): Draft | null {
  // A button that makes another call comes after the choice.
  const call = search.getAll('call').at(-1)
  if (!isCallName(call)) return null

  const number = (name: string, max: number): number => {
    const value = Math.round(Number(search.get(name)))
    return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0
  }
  return {
    call,
    percents: CHAMBER_NUMBERS.map((it) => number(fieldOfChamber(it), INTENSITY_PERCENT_MAX)),
    durationMs: number('duration', DURATION_INPUT_MS_MAX),
    internalPercent: number('internal', INTENSITY_PERCENT_MAX),
    externalPercent: number('external', INTENSITY_PERCENT_MAX),
    host: (search.get('host') ?? '').slice(0, HOST_TYPED_MAX),
  }
}

const HOST_TYPED_MAX = 260

/** An address that is none is not written into a command. */
export const requestOf = (draft: Draft): Request => ({
  name: draft.call,
  host: readHost(draft.host) ?? EXAMPLE_HOST,
  body: bodyOf(draft),
})

function bodyOf({ call, percents, durationMs, internalPercent, externalPercent }: Draft) {
  const chambers = CHAMBER_NUMBERS.filter((chamber) => (percents[chamber - 1] ?? 0) > 0)
  const strengths = percents.filter((percent) => percent > 0)
  if (call === 'shoot') {
    return {
      chambers,
      concentrations: strengths,
      duration: durationMs,
      internalBoosterIntensity: internalPercent,
      ...(externalPercent > 0 && { externalBoosterIntensity: externalPercent }),
    }
  }
  if (call === 'diffuse') {
    return {
      channels: chambers,
      intensities: strengths,
      durations: chambers.map(() => durationMs),
      booster: internalPercent > 0,
    }
  }
  return null
}
