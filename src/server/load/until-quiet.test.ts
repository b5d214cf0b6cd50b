import { expect, test } from 'vitest'

import { untilQuiet } from './until-quiet.ts'

/** A load with as many requests in progress as the list says, one number for each look; the last one stays. */
const loadOf = (...requests: number[]) => ({
  snapshot: () => ({
    requestsInProgress: (requests.length > 1 ? requests.shift() : requests[0]) ?? 0,
  }),
})

const START = 1_000_000

/** How long work waits that was due so many milliseconds ago. */
async function waitedMs(dueMsAgo: number, ...requests: number[]): Promise<number> {
  let waited = 0
  const wait = async (milliseconds: number) => {
    waited += milliseconds
  }
  await untilQuiet(loadOf(...requests), new Date(START - dueMsAgo), wait, () => START + waited)
  return waited
}

test('background work starts at once while few requests are in progress', async () => {
  expect(await waitedMs(0, 3)).toBe(0)
})

test('it waits while requests are in progress, and goes on when they are done', async () => {
  expect(await waitedMs(0, 16, 16, 2)).toBe(100)
})

test('under lasting load it goes on ten seconds after it was due', async () => {
  expect(await waitedMs(0, 16)).toBe(10_000)
  expect(await waitedMs(3_000, 16)).toBe(7_000)
})

test('a backlog is worked off without pauses once it is ten seconds old', async () => {
  expect(await waitedMs(10_000, 16)).toBe(0)
  expect(await waitedMs(60_000, 16)).toBe(0)
})

test('a database whose clock is ahead delays it no longer', async () => {
  expect(await waitedMs(-60_000, 16)).toBe(10_000)
})
