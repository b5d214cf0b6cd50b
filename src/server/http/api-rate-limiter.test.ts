import { expect, test } from 'vitest'

import { CALLS_MAX } from '#domain/rate-limits/policy.ts'

import { logInto } from '../../../tests/support/shop/log.ts'
import { type ApiRateLimiter, createApiRateLimiter } from './api-rate-limiter.ts'

/** The shared sums as the database keeps them: by bucket and window. */
function sharedSums() {
  const sums = new Map<string, number>()
  const statements: number[] = []
  return {
    statements,
    add: async (counted: readonly { bucket: string; count: number }[], resetsAt: Date) => {
      statements.push(counted.length)
      return counted.map(({ bucket, count }) => {
        const key = `${bucket} ${resetsAt.getTime()}`
        sums.set(key, (sums.get(key) ?? 0) + count)
        return { bucket, count: sums.get(key) ?? 0 }
      })
    },
  }
}

const NOON = Date.parse('2026-11-02T12:00:00Z')
const clockAt = (time: number) => ({ time, now: () => new Date(time) })

function processOn(shared: Pick<ReturnType<typeof sharedSums>, 'add'>, now = () => new Date(NOON)) {
  const lines: string[] = []
  const rateLimiter = createApiRateLimiter({
    add: shared.add,
    now,
    log: logInto(lines),
    isTimed: false,
  })
  return { rateLimiter, lines }
}

const callTimes = (rateLimiter: ApiRateLimiter, times: number) =>
  Array.from({ length: times }, () => rateLimiter.count('network', 'a')).filter(
    ({ isOver }) => !isOver,
  ).length

test('§8 limits: one process lets exactly the limit through, and says what is left', async () => {
  const { rateLimiter } = processOn(sharedSums())
  expect(rateLimiter.count('network', 'a')).toEqual({
    kind: 'network',
    max: CALLS_MAX.network,
    remaining: CALLS_MAX.network - 1,
    resetSeconds: 60,
    isOver: false,
  })
  expect(callTimes(rateLimiter, CALLS_MAX.network)).toBe(CALLS_MAX.network - 1)
  expect(rateLimiter.count('network', 'a')).toMatchObject({ remaining: 0, isOver: true })
  expect(rateLimiter.count('network', 'b')).toMatchObject({ isOver: false })
  expect(rateLimiter.count('partner', 'a')).toMatchObject({ isOver: false })
  await rateLimiter.close()
})

test('§8 limits: the windows begin on the minute, and a new one begins at nothing', async () => {
  const clock = clockAt(NOON + 59_001)
  const { rateLimiter } = processOn(sharedSums(), () => new Date(clock.time))
  callTimes(rateLimiter, CALLS_MAX.network + 1)
  expect(rateLimiter.limitStatus('network', 'a')).toMatchObject({ isOver: true, resetSeconds: 1 })

  clock.time = NOON + 60_000
  expect(rateLimiter.limitStatus('network', 'a')).toMatchObject({ isOver: false, resetSeconds: 60 })
  expect(rateLimiter.count('network', 'a').remaining).toBe(CALLS_MAX.network - 1)
  await rateLimiter.close()
})

test('§8 limits: two processes refuse by one sum as soon as each has written', async () => {
  const shared = sharedSums()
  const one = processOn(shared).rateLimiter
  const other = processOn(shared).rateLimiter
  callTimes(one, 400)
  await one.write()
  other.count('network', 'a')
  await other.write()
  expect(other.limitStatus('network', 'a').remaining).toBe(CALLS_MAX.network - 401)
  expect(callTimes(other, 400)).toBe(CALLS_MAX.network - 401)
  await other.write()

  one.count('network', 'a')
  await one.write()
  expect(one.limitStatus('network', 'a').isOver).toBe(true)
  await one.close()
  await other.close()
})

test('§8 limits: what two processes let through together is off by a thirtieth of the limit', async () => {
  const shared = sharedSums()
  const processes = [processOn(shared).rateLimiter, processOn(shared).rateLimiter]
  let passed = 0
  for (let turn = 0; turn < 2 * CALLS_MAX.network; turn += 1) {
    for (const rateLimiter of processes) passed += callTimes(rateLimiter, 1)
    await new Promise(setImmediate)
  }
  expect(passed).toBeGreaterThanOrEqual(CALLS_MAX.network)
  expect(passed).toBeLessThanOrEqual(CALLS_MAX.network * (1 + 1 / 30) + 2)
  for (const rateLimiter of processes) await rateLimiter.close()
})

test('§8 limits: calls are written in batches, and what is refused is not written', async () => {
  const shared = sharedSums()
  const { rateLimiter } = processOn(shared)
  for (let turn = 0; turn < 1_000; turn += 1) {
    rateLimiter.count('network', 'a')
    await new Promise(setImmediate)
  }
  await rateLimiter.close()
  expect(shared.statements).toHaveLength(30)
})

test('§8 limits: what could not be written counts here, and is written later', async () => {
  const shared = sharedSums()
  let isBroken = true
  const add = (...given: Parameters<typeof shared.add>) =>
    isBroken ? Promise.reject(new Error('no database')) : shared.add(...given)
  const { rateLimiter, lines } = processOn({ add })
  callTimes(rateLimiter, 5)
  await rateLimiter.write()
  expect(lines).toEqual([expect.stringContaining('no database')])
  expect(rateLimiter.limitStatus('network', 'a').remaining).toBe(CALLS_MAX.network - 5)

  isBroken = false
  await rateLimiter.write()
  const other = processOn(shared).rateLimiter
  other.count('network', 'a')
  await other.write()
  expect(other.limitStatus('network', 'a').remaining).toBe(CALLS_MAX.network - 6)
})

test('§8 limits: a caller that the database rejects counts here, and does not prevent writing the others', async () => {
  const shared = sharedSums()
  const add: typeof shared.add = (counted, resetsAt) =>
    shared.add(
      counted.filter(({ bucket }) => bucket !== 'calls:network:bad'),
      resetsAt,
    )
  const { rateLimiter, lines } = processOn({ add })
  callTimes(rateLimiter, 5)
  for (let turn = 0; turn < CALLS_MAX.network; turn += 1) rateLimiter.count('network', 'bad')
  await rateLimiter.write()
  expect(lines).toEqual(['calls were not counted: the database did not take all of them'])
  expect(rateLimiter.limitStatus('network', 'bad')).toMatchObject({ isOver: true })

  const other = processOn(shared).rateLimiter
  other.count('network', 'a')
  await other.write()
  expect(other.limitStatus('network', 'a').remaining).toBe(CALLS_MAX.network - 6)
})
