/** The short form of `npm run battery`: kills and restarts under steady orders, in real processes. */
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

import { databaseRestarts } from '../../../bench/battery/database-restarts.ts'
import { kills } from '../../../bench/battery/kills.ts'
import type { Plan, Report } from '../../../bench/battery/scenario.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'

/** Without pages, which are built later than these tests run. */
const SHOP = fileURLToPath(new URL('../../support/process/shop-process.ts', import.meta.url))

/** Shop, database and both once each. */
const KILLS = IS_FULL_RUN ? 5 : 3
const RESTARTS = IS_FULL_RUN ? 3 : 1

const planFor = (signal: AbortSignal): Plan => ({
  command: [SHOP],
  kills: KILLS,
  restarts: RESTARTS,
  pauseMs: 200,
  // E-mails have tests of their own.
  settlingSeconds: 0,
  signal,
  say: () => {},
})

/** A test that ran out of time leaves no process behind. */
const scenarios: Promise<Report>[] = []
afterAll(() => Promise.allSettled(scenarios))

function run(scenario: Promise<Report>): Promise<Report> {
  scenarios.push(scenario)
  return scenario
}

test('§4 orders: kills of shop, database and both lose, double and charge twice nothing', async ({
  signal,
}) => {
  const report = await run(kills(planFor(signal)))
  expect(report.faults).toBe(KILLS)
  expectWhole(report)
}, 240_000)

test('§4 orders: two shops outlive restarts of their database in the same processes', async ({
  signal,
}) => {
  const report = await run(databaseRestarts(planFor(signal)))
  expect(report.faults).toBe(RESTARTS)
  expectWhole(report)
}, 240_000)

function expectWhole({ books, deaths, unexpected, complaints, givenUp }: Report): void {
  expect(books).toEqual({
    acknowledged: expect.any(Number),
    lost: 0,
    doubled: 0,
    chargedTwice: 0,
    twoIntents: 0,
    paidUnrecorded: expect.any(Number),
    stockDifferences: 0,
    brokenOrders: [],
  })
  expect({ deaths, unexpected, complaints, givenUp }).toEqual({
    deaths: [],
    unexpected: [],
    complaints: [],
    givenUp: 0,
  })
}
