import { expect, test } from 'vitest'

import { untilQuiet } from './until-quiet.ts'

/** A load with as many requests in progress as the list says, one number for each look; the last one stays. */
const loadOf = (...requests: number[]) => ({
  snapshot: () => ({
    requestsInProgress: (requests.length > 1 ? requests.shift() : requests[0]) ?? 0,
  }),
})

async function waitedMs(...requests: number[]): Promise<number> {
  let waited = 0
  await untilQuiet(loadOf(...requests), async (milliseconds) => {
    waited += milliseconds
  })
  return waited
}

test('background work starts at once while few requests are in progress', async () => {
  expect(await waitedMs(3)).toBe(0)
})

test('it waits while requests are in progress, and goes on when they are done', async () => {
  expect(await waitedMs(16, 16, 2)).toBe(100)
})

test('it gets its turn after a second of lasting load', async () => {
  expect(await waitedMs(16)).toBe(1_000)
})
