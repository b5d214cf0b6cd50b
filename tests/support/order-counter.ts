/** Where orders are refused: each answer is checked to have left the database as it was. */
import { expect } from 'vitest'

import { countRows, orderBody, signIn } from './buyer.ts'
import { forgetLimits, type ProblemAnswer } from './orders.ts'
import { openTestShop } from './shop.ts'

export type Refused = { status: number; error: ProblemAnswer['error'] }

/** A shop, a buyer and how orders of theirs are answered; each refusal is checked to leave nothing. */
export async function openCounter() {
  const shop = await openTestShop()
  const buyer = await signIn(shop)
  const empty = await countRows(shop)
  const order = async (body: unknown): Promise<Refused> => {
    await forgetLimits(shop)
    const answer = await shop.call<ProblemAnswer>({ path: '/v1/orders', token: buyer.token, body })
    expect(await countRows(shop), JSON.stringify(body)).toEqual(empty)
    return { status: answer.status, error: answer.body.error }
  }
  return {
    shop,
    buyer,
    order,
    changed: (change: Record<string, unknown>) => order(orderBody(change)),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
