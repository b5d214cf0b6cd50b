import { expect, test } from 'vitest'

import { SPRAY_REST_SECONDS, SPRAY_SECONDS_ADVISED } from '#domain/catalog/devices/device-policy.ts'

import { type CallName, SPRAY_MS_MAX } from './calls.ts'
import { callDevice, deviceAtRest, type Reply, viewChambers } from './simulator.ts'

const ADVISED_MS = SPRAY_SECONDS_ADVISED * 1000
const REST_MS = SPRAY_REST_SECONDS * 1000

const rest = deviceAtRest('ASN3A00001')
const shotOf = (duration: number, more: object = {}) => ({
  chambers: [2],
  concentrations: [80],
  duration,
  internalBoosterIntensity: 50,
  ...more,
})
const send = (body: unknown, nowMs = 0, state = rest, name: CallName = 'shoot'): Reply =>
  callDevice(state, { name, body }, nowMs)
const chamberAt = ({ state }: Reply, nowMs: number, chamber = 2) =>
  viewChambers(state, nowMs)[chamber - 1]

test('§1 simulator: a spray is received at once and goes on to its last millisecond', () => {
  const reply = send(shotOf(3000))
  expect(reply.answer).toEqual({ status: 200, body: { status: 'received', serial: 'ASN3A00001' } })
  expect(reply.cautions).toEqual([])
  expect(chamberAt(reply, 0)).toMatchObject({ phase: 'spraying', percent: 80, share: 1 })
  expect(chamberAt(reply, 2999)).toMatchObject({ phase: 'spraying', leftMs: 1 })
  expect(chamberAt(reply, 3000)).toMatchObject({ phase: 'idle', leftMs: 0 })
})

test.each([
  [0, 200],
  [SPRAY_MS_MAX, 200],
  [SPRAY_MS_MAX + 1, 400],
  [-1, 400],
  [1.5, 400],
])('§1 simulator: a spray of %i ms is answered %i', (duration, status) => {
  expect(send(shotOf(duration)).answer.status).toBe(status)
})

test.each([
  ['no chamber', { chambers: [], concentrations: [] }],
  ['a chamber 0', { chambers: [0] }],
  ['a chamber 7', { chambers: [7] }],
  ['one chamber twice', { chambers: [2, 2], concentrations: [10, 20] }],
  ['fewer strengths than chambers', { chambers: [1, 2] }],
  ['a strength over 100', { concentrations: [101] }],
  ['a booster over 100', { internalBoosterIntensity: 101 }],
  ['durations that are not as many', { durations: [1000, 1000] }],
  ['no list', { chambers: 2 }],
])('§1 simulator: %s is invalid, and nothing changes', (_, more) => {
  const reply = send(shotOf(1000, more))
  expect(reply.answer).toEqual({ status: 400, body: { status: 'invalid', serial: 'ASN3A00001' } })
  expect(reply.state).toBe(rest)
})

test.each([null, 'text', 5, [], undefined])('§1 simulator: the body %j is invalid', (body) => {
  expect(send(body).answer.status).toBe(400)
})

test('§1 simulator: several chambers spray at once, each for its own time', () => {
  const reply = send(
    shotOf(0, { chambers: [1, 6], concentrations: [10, 90], durations: [1000, 2000] }),
  )
  expect(chamberAt(reply, 500, 1)).toMatchObject({ phase: 'spraying', percent: 10 })
  expect(chamberAt(reply, 1000, 1)?.phase).toBe('idle')
  expect(chamberAt(reply, 1999, 6)).toMatchObject({ phase: 'spraying', percent: 90 })
})

test('§1 simulator: a booster left out or at 0 opens the chamber and warns that nothing is smelt', () => {
  for (const internalBoosterIntensity of [0, undefined]) {
    const reply = send(shotOf(1000, { internalBoosterIntensity }))
    expect(reply.answer.status).toBe(200)
    expect(reply.cautions).toEqual([{ code: 'no_air' }])
    expect(reply.state.internalPercent).toBe(0)
  }
})

test('§1 simulator: up to the advised time there is neither caution nor rest, beyond it both', () => {
  const short = send(shotOf(ADVISED_MS))
  expect(short.cautions).toEqual([])
  expect(chamberAt(short, ADVISED_MS)?.phase).toBe('idle')

  const long = send(shotOf(ADVISED_MS + 1))
  expect(long.cautions).toEqual([{ code: 'long_spray' }])
  expect(chamberAt(long, ADVISED_MS + 1)).toMatchObject({ phase: 'resting', leftMs: REST_MS })
  expect(chamberAt(long, ADVISED_MS + REST_MS)).toMatchObject({ phase: 'resting', leftMs: 1 })
  expect(chamberAt(long, ADVISED_MS + 1 + REST_MS)?.phase).toBe('idle')
})

test('§1 simulator: a call into the rest is obeyed and cautioned, one after it is not', () => {
  const { state } = send(shotOf(SPRAY_MS_MAX))
  const early = send(shotOf(1000), SPRAY_MS_MAX + REST_MS - 1, state)
  expect(early.answer.status).toBe(200)
  expect(early.cautions).toEqual([{ code: 'rest_cut_short', chamber: 2 }])
  expect(send(shotOf(1000), SPRAY_MS_MAX + REST_MS, state).cautions).toEqual([])
})

test('§1 simulator: calls that follow without a break count together', () => {
  const first = send(shotOf(ADVISED_MS))
  const atLimit = send(shotOf(ADVISED_MS), SPRAY_MS_MAX - ADVISED_MS - 1, first.state)
  expect(atLimit.cautions).toEqual([])
  const over = send(shotOf(ADVISED_MS), 4000, send(shotOf(ADVISED_MS), 2000, first.state).state)
  expect(over.cautions).toEqual([])
  const beyond = send(shotOf(ADVISED_MS), 8000, over.state)
  expect(beyond.cautions).toEqual([{ code: 'too_long_in_all', chamber: 2 }])
})

test('§1 simulator: stop ends every spray, strength 0 ends one', () => {
  const { state } = send(shotOf(4000, { chambers: [1, 2], concentrations: [50, 50] }))
  const halted = send(null, 1000, state, 'stop')
  expect(halted.answer.body).toEqual({ status: 'done', serial: 'ASN3A00001' })
  expect(viewChambers(halted.state, 1000).every(({ phase }) => phase === 'idle')).toBe(true)

  const one = send(shotOf(4000, { concentrations: [0] }), 1000, state)
  expect(chamberAt(one, 1000, 2)?.phase).toBe('idle')
  expect(chamberAt(one, 1000, 1)?.phase).toBe('spraying')
})

test('§1 simulator: the older call has a booster that is on or off', () => {
  const body = { channels: [3], intensities: [40], durations: [2000], booster: true }
  const reply = send(body, 0, rest, 'diffuse')
  expect(reply.answer.body.status).toBe('done')
  expect(reply.state.internalPercent).toBe(100)
  expect(chamberAt(reply, 0, 3)).toMatchObject({ phase: 'spraying', percent: 40 })
  expect(send({ ...body, booster: 1 }, 0, rest, 'diffuse').answer.status).toBe(400)
  const { booster: _, ...still } = body
  expect(send(still, 0, rest, 'diffuse').cautions).toEqual([{ code: 'no_air' }])
})

test('§1 simulator: questions are answered with the serial number and change nothing', () => {
  const questions: readonly CallName[] = ['identity', 'version', 'firmware']
  for (const name of questions) {
    const reply = send(null, 0, rest, name)
    expect(reply.answer.body.serial).toBe('ASN3A00001')
    expect(reply.state).toBe(rest)
  }
})
