/** Where orders are refused: each answer is checked to have left the database as it was. */
import { expect } from 'vitest'

import { countRows, orderBody, signIn } from '../shop/buyer.ts'
import { type ProblemAnswer, resetRateLimits } from '../shop/orders.ts'
import { openTestShop } from '../shop/shop.ts'

export type Refused = { status: number; error: ProblemAnswer['error'] }

/** A shop, a buyer and how orders of theirs are answered; each refusal is checked to leave nothing. */
export async function openCounter() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const empty = await countRows(shop)
  const ask = async (body: unknown): Promise<Refused> => {
    const answer = await shop.call<ProblemAnswer>({ path: '/v1/orders', token: buyer.token, body })
    return { status: answer.status, error: answer.body.error }
  }
  const order = async (body: unknown): Promise<Refused> => {
    await resetRateLimits(shop)
    const refused = await ask(body)
    expect(await countRows(shop), JSON.stringify(body)).toEqual(empty)
    return refused
  }
  return {
    shop,
    buyer,
    order,
    /** For long tables: the database is checked once for many cases. */
    async orderAll(bodies: readonly unknown[]): Promise<Refused[]> {
      await resetRateLimits(shop)
      const refusals = await Promise.all(bodies.map(ask))
      expect(await countRows(shop)).toEqual(empty)
      return refusals
    },
    changed: (change: Record<string, unknown>) => order(orderBody(change)),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
