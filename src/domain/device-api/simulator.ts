/**
 * A device without the device: what it answers, what its chambers do meanwhile, and what it would be well to know. State
 * and call in, state and answer out; the clock is given. It refuses what the device refuses and only cautions where the
 * device would obey. Spec §1 "Recommended continuous spray"; decisions, section 3.
 */
import {
  ASN_FIRMWARE,
  CHAMBERS,
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
} from '#domain/catalog/devices/device-policy.ts'

import {
  type CallName,
  type Order,
  readDiffuse,
  readShoot,
  type Shot,
  SPRAY_MS_MAX,
} from './calls.ts'

const ADVISED_MS = SPRAY_SECONDS_ADVISED * 1000
const REST_MS = SPRAY_REST_SECONDS * 1000

/** What a chamber does last, or did. `sinceMs`: from when it has sprayed without a break. */
type Run = { chamber: number; percent: number; startMs: number; endMs: number; sinceMs: number }

export type DeviceState = {
  serial: string
  runs: readonly Run[]
  internalPercent: number
  externalPercent: number
}

export type Call = { name: CallName; body: unknown }

export type Answer = { status: 200 | 400; body: Readonly<Record<string, string>> }

/** What the device does silently and a developer should know. */
export type Caution =
  | { code: 'no_air' }
  | { code: 'long_spray' }
  | { code: 'rest_cut_short'; chamber: number }
  | { code: 'too_long_in_all'; chamber: number }

export type Reply = { state: DeviceState; answer: Answer; cautions: readonly Caution[] }

export const deviceAtRest = (serial: string): DeviceState => ({
  serial,
  runs: [],
  internalPercent: 0,
  externalPercent: 0,
})

export function callDevice(state: DeviceState, { name, body }: Call, nowMs: number): Reply {
  const { serial } = state
  const answered = (more: Record<string, string>): Reply => ({
    state,
    answer: { status: 200, body: { ...more, serial } },
    cautions: [],
  })

  switch (name) {
    case 'shoot':
      return obey(state, readShoot(body), nowMs, 'received')
    case 'diffuse':
      return obey(state, readDiffuse(body), nowMs, 'done')
    case 'stop':
      return { ...answered({ status: 'done' }), state: stopped(state, nowMs) }
    case 'identity':
      return answered({})
    case 'version':
      return answered({ firmware: ASN_FIRMWARE })
    case 'firmware':
      return answered({ current: ASN_FIRMWARE, latest: ASN_FIRMWARE, internet: 'false' })
  }
}

function obey(state: DeviceState, order: Order | null, nowMs: number, status: string): Reply {
  const { serial, runs } = state
  if (order === null) {
    return { state, answer: { status: 400, body: { status: 'invalid', serial } }, cautions: [] }
  }

  const { shots, internalPercent, externalPercent } = order
  const begun = shots.map((shot) => runOf(shot, lastOf(runs, shot.chamber), nowMs))
  const others = runs.filter(({ chamber }) => !shots.some((shot) => shot.chamber === chamber))
  return {
    state: { serial, runs: [...others, ...begun], internalPercent, externalPercent },
    answer: { status: 200, body: { status, serial } },
    cautions: cautionsOf(state, order, begun, nowMs),
  }
}

/** A chamber that still sprays goes on in one breath; strength 0 shuts it. */
function runOf({ chamber, percent, durationMs }: Shot, last: Run | null, nowMs: number): Run {
  const isGoingOn = last !== null && last.percent > 0 && last.endMs > nowMs
  const sinceMs = isGoingOn ? last.sinceMs : nowMs
  const endMs = percent === 0 ? nowMs : nowMs + durationMs
  return { chamber, percent, startMs: nowMs, endMs, sinceMs }
}

function cautionsOf(
  state: DeviceState,
  { internalPercent }: Order,
  begun: readonly Run[],
  nowMs: number,
): Caution[] {
  const open = begun.filter(({ percent, endMs }) => percent > 0 && endMs > nowMs)
  const isLong = open.some(({ endMs }) => endMs - nowMs > ADVISED_MS)
  return [
    ...(open.length > 0 && internalPercent === 0 ? [{ code: 'no_air' } as const] : []),
    ...(isLong ? [{ code: 'long_spray' } as const] : []),
    ...open
      .filter(({ chamber }) => restLeftMs(lastOf(state.runs, chamber), nowMs) > 0)
      .map(({ chamber }) => ({ code: 'rest_cut_short', chamber }) as const),
    ...open
      .filter(({ sinceMs, endMs }) => endMs - sinceMs > SPRAY_MS_MAX)
      .map(({ chamber }) => ({ code: 'too_long_in_all', chamber }) as const),
  ]
}

function stopped(state: DeviceState, nowMs: number): DeviceState {
  const runs = state.runs.map((run) => ({ ...run, endMs: Math.min(run.endMs, nowMs) }))
  return { ...state, runs, internalPercent: 0, externalPercent: 0 }
}

export type ChamberView = {
  chamber: number
  phase: 'idle' | 'spraying' | 'resting'
  percent: number
  /** Of the spray, or of the rest after a long one. */
  leftMs: number
  /** The part of it that is left, from 1 down to 0. */
  share: number
}

/** All six as they are at this moment. */
export const viewChambers = ({ runs }: DeviceState, nowMs: number): ChamberView[] =>
  Array.from({ length: CHAMBERS }, (_, at) => viewOf(at + 1, lastOf(runs, at + 1), nowMs))

function viewOf(chamber: number, run: Run | null, nowMs: number): ChamberView {
  const idle = { chamber, phase: 'idle', percent: 0, leftMs: 0, share: 0 } as const
  if (run === null) return idle

  const leftMs = run.endMs - nowMs
  if (leftMs > 0) {
    const share = leftMs / (run.endMs - run.startMs)
    return { chamber, phase: 'spraying', percent: run.percent, leftMs, share }
  }
  const restMs = restLeftMs(run, nowMs)
  return restMs > 0
    ? { chamber, phase: 'resting', percent: 0, leftMs: restMs, share: restMs / REST_MS }
    : idle
}

/** Only a long spray asks for a rest. */
function restLeftMs(run: Run | null, nowMs: number): number {
  if (run === null || run.endMs > nowMs || run.endMs - run.sinceMs <= ADVISED_MS) return 0
  return Math.max(0, run.endMs + REST_MS - nowMs)
}

const lastOf = (runs: readonly Run[], chamber: number): Run | null =>
  runs.find((run) => run.chamber === chamber) ?? null
