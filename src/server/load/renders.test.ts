import { afterEach, expect, test, vi } from 'vitest'

import { NETWORK_RENDER_LINE, RENDER_LANE, RENDERS, RETRY_AFTER_SECONDS } from './policy.ts'
import { createRenders, type RenderTurn } from './renders.ts'

const clock = { ms: 0 }
const opened = () => createRenders(() => clock.ms)
const from = (network: string) => ({ network, isThisMachine: false })
const HERE = { network: '127.0.0.1', isThisMachine: true }
const leave = (turn: RenderTurn | undefined) => {
  if (!turn?.isAdmitted) throw new Error('was not admitted')
  turn.leave()
}

afterEach(() => {
  vi.useRealTimers()
})

test('a network renders its burst of pages and then five a second; this machine is not limited', async () => {
  const renders = opened()
  const render = async (place = from('a')) => {
    const turn = await renders.enter(place, 'site')
    if (turn.isAdmitted) turn.leave()
    return turn
  }
  for (let count = 0; count < RENDERS.burst; count += 1) {
    expect((await render()).isAdmitted).toBe(true)
  }
  expect(await render()).toEqual({ isAdmitted: false, reason: 'network', retryAfterSeconds: 1 })
  expect((await render(from('b'))).isAdmitted).toBe(true)
  for (let count = 0; count < RENDERS.burst * 2; count += 1) {
    expect((await render(HERE)).isAdmitted).toBe(true)
  }
  clock.ms += 1_000
  for (let count = 0; count < RENDERS.perSecond; count += 1) {
    expect((await render()).isAdmitted).toBe(true)
  }
  expect((await render()).isAdmitted).toBe(false)
  expect(renders.snapshot()).toEqual({
    inProgress: 0,
    waiting: 0,
    limitedByNetwork: 2,
    limitedInTotal: 0,
  })
})

test('so many render at once; the next waits for its turn, and beyond the queue a request is refused', async () => {
  const renders = opened()
  const { atOnce, waiting } = RENDER_LANE
  const turns = Array.from({ length: atOnce + waiting }, (_, at) =>
    renders.enter(from(`n${at}`), 'site'),
  )
  const running = await Promise.all(turns.slice(0, atOnce))
  expect(renders.snapshot()).toMatchObject({ inProgress: atOnce, waiting })

  const late = from('late')
  expect(await renders.enter(late, 'site')).toEqual({
    isAdmitted: false,
    reason: 'total',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  })
  expect(await renders.enter(HERE, 'site')).toMatchObject({ isAdmitted: false })
  expect(renders.snapshot().limitedInTotal).toBe(2)

  leave(running[0])
  const next = await turns[atOnce]
  expect(next?.isAdmitted).toBe(true)
  expect(renders.snapshot()).toMatchObject({ inProgress: atOnce, waiting: waiting - 1 })
  // Leaving twice is leaving once.
  leave(running[0])
  expect(renders.snapshot().inProgress).toBe(atOnce)
  for (const turn of [...running.slice(1), next]) leave(turn)
  for (const turn of turns.slice(atOnce + 1)) leave(await turn)
  expect(renders.snapshot()).toMatchObject({ inProgress: 0, waiting: 0 })
})

test('of one network few render at once, in the console as many as of all; others do not wait for it', async () => {
  const renders = opened()
  const { atOnce, waiting } = NETWORK_RENDER_LINE
  const many = Array.from({ length: atOnce + waiting }, () => renders.enter(from('a'), 'site'))
  expect(await renders.enter(from('a'), 'site')).toMatchObject({ reason: 'network' })
  expect(renders.snapshot().inProgress).toBe(atOnce)
  const others = [renders.enter(from('b'), 'site'), renders.enter(from('a'), 'console')]
  for (const turn of [...others, ...many]) leave(await turn)
  expect(renders.snapshot()).toMatchObject({ inProgress: 0, waiting: 0 })
  leave(await renders.enter(from('a'), 'site'))
})

test('visitors do not hold up the console, nor long exports the visitors', async () => {
  const renders = opened()
  const visitors = await Promise.all(
    Array.from({ length: RENDER_LANE.atOnce }, (_, at) => renders.enter(from(`n${at}`), 'site')),
  )
  const staff = await renders.enter(from('staff'), 'console')
  expect(staff.isAdmitted).toBe(true)
  for (const turn of [...visitors, staff]) leave(turn)
})

test('a request that waits too long is refused, and its place is free again', async () => {
  vi.useFakeTimers()
  const renders = opened()
  const { atOnce, waitMs } = RENDER_LANE
  const running = await Promise.all(
    Array.from({ length: atOnce }, (_, at) => renders.enter(from(`n${at}`), 'site')),
  )
  const waiting = renders.enter(from('slow'), 'site')
  await vi.advanceTimersByTimeAsync(waitMs)
  expect(await waiting).toMatchObject({ isAdmitted: false, reason: 'total' })
  expect(renders.snapshot()).toMatchObject({ inProgress: atOnce, waiting: 0 })
  for (const turn of running) leave(turn)
  expect(renders.snapshot().inProgress).toBe(0)
})
