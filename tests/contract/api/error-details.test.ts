/** What is wrong with each field, and in which language it is said. Decisions, section 13. */
import { expect, test } from 'vitest'

import { orderBody, signIn } from '../../support/shop/buyer.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()
const buyer = await signIn(shop)

type Refused = {
  error: { code: string; message: string; fields: string[]; details: { message: string }[] }
}

const order = async (change: Record<string, unknown>) =>
  (
    await shop.call<Refused>({
      path: '/v1/orders?locale=en',
      token: buyer.token,
      body: orderBody(change),
    })
  ).body.error

test('each field of an order has its code, its limits and a sentence', async () => {
  const { code, fields, details } = await order({
    emial: 'a@example.com',
    currency: 'eur',
    orderNotes: 7,
    items: [{ id: 'kit', quantity: 100 }],
    customer: { name: '', email: 'nobody', phone: '03-1234-5678', description: 'x'.repeat(201) },
    selectedCartridges: [{ serial: 'AC-CI01' }],
  })
  expect(code).toBe('order_invalid')
  expect(fields).toEqual(details.map((detail) => (detail as unknown as { field: string }).field))
  expect(details).toEqual([
    {
      field: 'currency',
      code: 'not_allowed',
      allowed: ['jpy', 'usd'],
      message: 'Must be one of: jpy, usd.',
    },
    { field: 'customer.name', code: 'required', message: 'This field is required.' },
    { field: 'customer.email', code: 'format', message: 'The format isn’t valid.' },
    {
      field: 'customer.description',
      code: 'too_large',
      maximum: 200,
      unit: 'characters',
      message: 'At most 200 characters.',
    },
    {
      field: 'selectedCartridges.0.quantity',
      code: 'required',
      message: 'This field is required.',
    },
    { field: 'items.0.quantity', code: 'too_large', maximum: 99, message: 'At most 99.' },
    {
      field: 'orderNotes',
      code: 'type',
      expected: 'string',
      message: 'The type must be string.',
    },
    { field: 'emial', code: 'unknown', message: 'This field is unknown.' },
  ])
})

test('an unknown filter is named, and a wrong list is not called a wrong order', async () => {
  const { body } = await shop.call<Refused>({
    path: '/v1/orders?q[status_eq]=paid',
    token: buyer.token,
  })
  expect(body.error).toMatchObject({ code: 'request_invalid', fields: ['q[status_eq]'] })
})

test('a union says what is missing in the variant that fits best', async () => {
  const { body } = await shop.call<Refused>({
    path: '/api/sessions',
    body: { session: { email: 'hana@example.com', pasword: 'x' } },
  })
  expect(body.error.fields).toEqual(['session.password', 'session.pasword'])
})

test.each([
  ['*', 'The body of the request isn’t JSON.'],
  ['fr-FR, fr;q=0.9', 'The body of the request isn’t JSON.'],
  ['fr, ko-KR;q=0.8, en;q=0.5', '요청 본문이 JSON이 아닙니다.'],
  ['ja', 'リクエストのボディがJSONではありません。'],
  [undefined, 'The body of the request isn’t JSON.'],
])('Accept-Language %s', async (header, message) => {
  const headers = { 'content-type': 'application/json', 'accept-language': header ?? '' }
  const answer = await fetch(`${shop.address}/api/sessions?locale=`, {
    method: 'POST',
    headers,
    body: '{',
  })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as Refused).error.message).toBe(message)
})

test('an empty location is as if it were left out', async () => {
  const prices = async (query: string) => (await shop.call({ path: `/v1/prices/kit${query}` })).body
  expect(await prices('?location=&debug=true')).toEqual(await prices('?location=Japan'))
})
