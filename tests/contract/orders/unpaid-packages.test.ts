/** One account can't take the stock from sale by orders that it does not pay. Call 16. */
import { expect, test } from 'vitest'

import { UNPAID_PACKAGES_MAX } from '#domain/orders/policy.ts'

import { countRows, orderBody, signIn } from '../../support/shop/buyer.ts'
import { codeOf, type ProblemAnswer } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

type Placed = ProblemAnswer & { data: { data: { orderId: string } } }

const place = (shop: TestShop, token: string) =>
  shop.call<Placed>({ path: '/v1/orders', token, body: orderBody() })

/** An order that reserves all but `left` of the packages that an account may leave unpaid. */
async function orderAllBut(shop: TestShop, token: string, left: number): Promise<string> {
  const { orderId } = (await place(shop, token)).body.data.data
  await shop.query('update orders set package_count = $1 where id = $2', [
    UNPAID_PACKAGES_MAX - left,
    orderId,
  ])
  return orderId
}

test('unpaid orders of an account reserve no more than the limit, until one is paid or canceled', async () => {
  await using shop = await openTestShop()
  const [{ token }, other] = [await signIn(shop), await signIn(shop)]
  const first = await orderAllBut(shop, token, 1)
  expect((await place(shop, token)).status).toBe(201)

  const before = await countRows(shop)
  const refused = await place(shop, token)
  expect(codeOf(refused)).toEqual([409, 'too_many_unpaid'])
  expect(refused.body.error).toMatchObject({
    data: { max: UNPAID_PACKAGES_MAX },
    message: expect.stringContaining(String(UNPAID_PACKAGES_MAX)),
  })
  expect(await countRows(shop)).toEqual(before)
  expect((await place(shop, other.token)).status).toBe(201)

  const canceled = await shop.call({
    method: 'POST',
    path: `/v1/orders/${first}/cancellation`,
    token,
  })
  expect(canceled.status).toBe(200)
  const paid = await orderAllBut(shop, token, 1)
  expect((await place(shop, token)).status).toBe(409)
  await shop.query(`update orders set status = 'paid', paid_at = placed_at where id = $1`, [paid])
  expect((await place(shop, token)).status).toBe(201)
})

test('orders that arrive at the same moment count each other', async () => {
  await using shop = await openTestShop()
  const { token } = await signIn(shop)
  await orderAllBut(shop, token, 2)
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(shop, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
})
