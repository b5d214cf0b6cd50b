/** Forms of the console that take their time to come in. Reliability, A.4.26. */
import { expect, test } from 'vitest'

import { revokeStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import { readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { action } from '#web/routes/admin/orders/order.tsx'

import { consoleContext } from '../../support/authorisation/console-context.ts'
import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { timelineOf } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { enrolDesk, visitorContext } from '../../support/shop/staff-desk.ts'

/** Its first bytes come at once, the others after `meanwhile`. */
function slowForm(shop: TestShop, text: string, meanwhile: () => Promise<unknown>): Request {
  const body = new ReadableStream({
    async pull(controller) {
      await meanwhile()
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
  return new Request(`${shop.url}/admin`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(text.length),
      'sec-fetch-site': 'same-origin',
    },
  } as RequestInit) // The types do not know `duplex`.
}

const SIGN_IN = { status: 302 }

test('a form whose session ends while it comes in does nothing', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'staff@example.com')
  const { orderId } = await placeOrder(shop, await signIn(shop))
  const context = await consoleContext(shop, desk.token)
  const request = slowForm(shop, 'intent=note&note=Late', () =>
    revokeStaffSession(visitorContext(shop), desk.token),
  )
  const url = new URL(request.url)
  const sent = { context, request, params: { orderId }, url, pattern: '' }
  await expect(action(sent as Parameters<typeof action>[0])).rejects.toMatchObject(SIGN_IN)
  expect(await timelineOf(shop, orderId)).not.toContain('note')
})

test('nor one whose sender gets another role meanwhile', async () => {
  await using shop = await openTestShop()
  const desk = await enrolDesk(shop, 'staff@example.com')
  const context = await consoleContext(shop, desk.token)
  const request = slowForm(shop, 'intent=x', () =>
    shop.query(`update users set role = 'content' where id = $1`, [desk.userId]),
  )
  await expect(readStaffForm({ context, request }, 'order.read_all')).rejects.toMatchObject(SIGN_IN)
})
