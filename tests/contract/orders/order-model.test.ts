/**
 * Random walks through an order's whole life, compared with a model: created, retried, paid, declined, challenged,
 * switched, transferred (one transfer for several orders too), canceled, sent in parcels, replaced, refunded, forgotten, with messages lost, doubled and out of order. After
 * every step the invariants of the design hold. A failure prints its seed and path: give both to `fc.assert` to
 * repeat it.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import type { Model, Walk } from '../../support/order-model/order-actions.ts'
import {
  brokenRulesOf,
  findMovementDifferences,
  findShareDifferences,
  findStockDifferences,
  readOrderRows,
} from '../../support/order-model/order-rows.ts'
import { walkOf } from '../../support/order-model/order-steps.ts'
import { signIn } from '../../support/shop/buyer.ts'
import {
  buyerContext,
  resetRateLimits,
  staffContext,
  stockUp,
  systemContext,
} from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

/** A full run walks further. On a second PostgreSQL it walks less far, since only the database differs. */
const RUNS = IS_FULL_RUN ? (process.env.TEST_DATABASE_URL ? 60 : 300) : 12
const STEPS_A_RUN = 40
const BATCH = Math.min(20, RUNS)
/** The same walks for everybody; another number leads elsewhere. */
const SEED = Number(process.env.WALK_SEED ?? 1)

test(`order life: ${RUNS} walks of ${STEPS_A_RUN} steps preserve every invariant`, async () => {
  // Some dozen walks share a shop: what one leaves behind must not touch the next.
  for (let done = 0; done < RUNS; done += BATCH) {
    await using shop = await openTestShop()
    await stockUp(shop)
    await fc.assert(
      fc.asyncProperty(walkOf(STEPS_A_RUN), (steps) => walkOnce(shop, steps)),
      { numRuns: BATCH, seed: SEED + done, endOnFailure: true },
    )
  }
}, 900_000)

async function walkOnce(
  shop: TestShop,
  steps: Iterable<fc.AsyncCommand<Model, Walk>>,
): Promise<void> {
  await resetRateLimits(shop)
  const buyer = await signIn(shop)
  const staff = await staffContext(shop)
  const walk: Walk = {
    shop,
    ids: [],
    payments: new Map(),
    buyer: () => buyerContext(shop, buyer),
    staff: () => shop.shop.context(staff.actor, 'ja'),
    system: () => systemContext(shop),
    count: 0,
  }
  const model: Model = { orders: [], now: shop.clock.now.getTime(), keys: new Map() }
  await fc.asyncModelRun(() => ({ model, real: walk }), watched(steps, walk, model))
}

/** Looks at everything after each step. */
function* watched(
  steps: Iterable<fc.AsyncCommand<Model, Walk>>,
  walk: Walk,
  model: Model,
): Iterable<fc.AsyncCommand<Model, Walk>> {
  for (const step of steps) {
    yield {
      check: (at) => step.check(at),
      run: async (at, real) => {
        await step.run(at, real)
        await expectInvariants(walk, model, step.toString())
      },
      toString: () => step.toString(),
    }
  }
}

async function expectInvariants(walk: Walk, model: Model, after: string): Promise<void> {
  const rows = await readOrderRows(walk.shop.pool, walk.ids)
  expect(
    rows.map(({ status }) => status),
    `states after ${after}`,
  ).toEqual(model.orders.map(({ status }) => status))
  rows.forEach((row, at) => {
    const order = model.orders[at]
    expect(brokenRulesOf(row), `${row.number} after ${after}`).toEqual([])
    // The ledger compared with the model's.
    expect(row.received, `received after ${after}`).toBe(order?.received)
    expect(row.promised, `promised after ${after}`).toBe(order?.promised)
    expect(row.stock_change, `stock after ${after}`).toBe(order?.stockChange)
    expect(row.parcels, `parcels after ${after}`).toBe(order?.parcels)
    expect(row.replacements, `replacements after ${after}`).toEqual(
      order?.replacements.map(({ state }) => state),
    )
  })
  const { pool } = walk.shop
  expect(await findStockDifferences(pool), `stock after ${after}`).toEqual([])
  expect(await findMovementDifferences(pool), `movements after ${after}`).toEqual([])
  expect(await findShareDifferences(pool), `shares after ${after}`).toEqual([])
}
