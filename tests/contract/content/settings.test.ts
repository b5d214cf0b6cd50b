/** What a visitor may know of the settings. Spec §7 call 2. */
import { expect, test } from 'vitest'

import { invalid, NO_API_KEY, NOT_FOUND } from '../../support/api/answers.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const PATH = '/v1/settings'

test('§7 call 2: the public settings, with exactly these fields, in the order of their keys', async () => {
  await using shop = await openTestShop()
  const { status, body, headers } = await read(shop)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['data'])
  expect(headers.get('cache-control')).toBe('no-cache')
  for (const row of body.data) {
    expect(row).toEqual({
      id: expect.any(Number),
      key: expect.any(String),
      value: expect.any(String),
      description: expect.any(String),
    })
  }
  const known = await shop.query<{ key: string; value: string }>(
    'select key, value from settings where is_public order by key',
  )
  expect(body.data.map(({ key, value }) => ({ key, value }))).toEqual(known)
  expect(body.data.find(({ key }) => key === 'currency_rate')?.value).toBe('0.01')
  expect(await read(shop, `${PATH}/?debug=true&locale=ja`)).toMatchObject({ status: 200, body })
})

test('A.4.30m no secret is a setting for visitors, whatever is requested', async () => {
  await using shop = await openTestShop()
  await shop.query(
    `insert into settings (key, value, description, is_public)
     values ('mail.signature', 'not for visitors', '', false)`,
  )
  const secrets = await shop.query<{ key: string; value: string }>(
    'select key, value from settings where not is_public',
  )
  expect(secrets.map(({ key }) => key).sort()).toEqual([
    'bank_fee_limit_jpy',
    'bank_fee_limit_usd',
    'mail.signature',
    'operations_refund_limit_jpy',
    'secret.installation',
    'secret.signing',
  ])
  const text = JSON.stringify((await read(shop)).body)
  for (const { key, value } of secrets) {
    expect(text).not.toContain(key)
    // Two digits are in other values too.
    expect(text).not.toContain(value.length < 4 ? `"${value}"` : value)
  }
  for (const query of ['?key=secret.installation', '?q[key_eq]=a', '?is_public=false']) {
    expect(await shop.call({ path: PATH + query }), query).toEqual(
      invalid(query.slice(1, query.indexOf('='))),
    )
  }
  for (const path of ['/secret.installation', '/1']) {
    expect(await shop.call({ path: PATH + path }), path).toEqual(NOT_FOUND)
  }
})

test('§8 a partner’s key takes the place of the built-in one', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_API_KEY: 'pk_partner_1' } })
  expect(await shop.call({ path: PATH })).toEqual(NO_API_KEY)
  const headers = { 'x-api-key': 'pk_partner_1' }
  expect((await shop.call({ path: PATH, headers })).status).toBe(200)
})

type Settings = { data: { id: number; key: string; value: string; description: string }[] }

const read = (shop: TestShop, path = PATH) => shop.call<Settings>({ path })
