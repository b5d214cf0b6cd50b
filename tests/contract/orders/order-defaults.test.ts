import { expect, test } from 'vitest'

import { profileOf } from '../../support/shop/account.ts'
import { placeOrder, signIn } from '../../support/shop/buyer.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const defaultsOf = async (shop: TestShop, token: string) =>
  (await shop.call<{ data: Record<string, unknown> }>({ path: '/v1/order-defaults', token })).body
    .data

test('§4 checkout: the next order begins with the profile, the newest order and the accepted terms', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  expect(await defaultsOf(shop, buyer.token)).toMatchObject({
    customer: { name: '', email: buyer.email },
    shipping: null,
    terms: { isAccepted: false },
  })

  await placeOrder(shop, buyer)
  const [terms] = await shop.query("select value from settings where key = 'terms_version'")
  await shop.call({
    method: 'PUT',
    path: `/api/users/${buyer.id}/terms-acceptance`,
    token: buyer.token,
    body: { version: terms?.value, lives_in_eu: false },
  })
  expect(await defaultsOf(shop, buyer.token)).toMatchObject({
    customer: { name: '山田 太郎', email: buyer.email, phone: '+81312345678' },
    location: 'JP',
    shipping: {
      address: { country: 'JP', postal_code: '104-0061', line1: '見本町1-2-3' },
      shippingMethod: 'sagawa',
    },
    terms: { version: terms?.value, isAccepted: true },
  })
})

test('§4 checkout: the address of the profile comes before that of the newest order', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { id: profileId } = await profileOf(shop, buyer)
  const save = (profile: unknown) =>
    shop.call({
      method: 'PUT',
      path: `/api/users/${buyer.id}/profiles/${profileId}`,
      token: buyer.token,
      body: { profile },
    })
  const seoul = {
    country: 'KR',
    postal_code: '04524',
    state: 'KR-11',
    city: '중구',
    line1: '견본로 12',
    line2: '',
  }
  await save({ address: seoul, department: 'Optics' })
  const expected = { address: seoul, shippingMethod: 'ups' }
  expect(await defaultsOf(shop, buyer.token)).toMatchObject({ shipping: expected })

  await placeOrder(shop, buyer)
  expect(await defaultsOf(shop, buyer.token)).toMatchObject({
    customer: { department: 'Optics' },
    shipping: expected,
  })

  await save({ address: null })
  expect(await defaultsOf(shop, buyer.token)).toMatchObject({
    shipping: { address: { line1: '見本町1-2-3' }, shippingMethod: 'sagawa' },
  })
})
