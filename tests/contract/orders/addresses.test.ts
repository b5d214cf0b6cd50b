/** Postal codes, and what an order stores of an address, a telephone number, a reading and a customs code. */
import { expect, test } from 'vitest'

import { readCustomsCode } from '#domain/orders/placing/customs-code.server.ts'

import { openCounter } from '../../support/order-model/order-counter.ts'
import { emailsTo, orderBody, placeOrder, shippingTo } from '../../support/shop/buyer.ts'
import { buyerContext, buyers, orderRow, staffContext, stockUp } from '../../support/shop/orders.ts'
import { openTestShop } from '../../support/shop/shop.ts'

type Places = {
  data: { isWhole: boolean; places: { state: string; city: string; town: string }[] }
}

const CODE = 'P123456789012'
const EMS_KOREA = {
  location: 'KR',
  currency: 'usd',
  items: [{ id: 'kit', quantity: 1 }],
  shippingMethod: 'ups',
}

test('Decisions, section 12: a postal code answers with prefecture, city and town, however it is written', async () => {
  await using shop = await openTestShop()
  for (const code of ['1040061', '104-0061', '１０４−００６１', '〒104ー0061']) {
    const path = `/v1/postal-codes/${encodeURIComponent(code)}`
    const { status, body, headers } = await shop.call<Places>({ path })
    expect(status, code).toBe(200)
    expect(body).toEqual({
      data: {
        isWhole: true,
        places: [
          {
            state: 'JP-13',
            city: '中央区',
            town: '銀座',
            cityRoman: 'Chuo-ku',
            townRoman: 'Ginza',
          },
        ],
      },
    })
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
  }
  const several = await shop.call<Places>({ path: '/v1/postal-codes/0295503' })
  expect(several.body.data.places.map(({ town }) => town)).toEqual(['穴明22地割', '穴明23地割'])
  const shared = await shop.call<Places>({ path: '/v1/postal-codes/4980000' })
  expect(shared.body.data).toMatchObject({ isWhole: false })
  const noTown = await shop.call<Places>({ path: '/v1/postal-codes/1000000' })
  expect(noTown.body.data.places).toMatchObject([
    { state: 'JP-13', city: '千代田区', cityRoman: 'Chiyoda-ku', town: '', townRoman: '' },
  ])
})

test('Decisions, section 12: an unknown code is not found, and what is no code is not valid', async () => {
  await using shop = await openTestShop()
  expect((await shop.call({ path: '/v1/postal-codes/0000000' })).status).toBe(404)
  for (const code of ['104006', '10400611', 'abcdefg', '104-00-61x']) {
    expect((await shop.call({ path: `/v1/postal-codes/${code}` })).status, code).toBe(422)
  }
  const stranger = { path: '/v1/postal-codes/1040061', headers: { 'x-api-key': 'nobody' } }
  expect((await shop.call(stranger)).status).toBe(401)
})

test('Decisions, section 12: an order stores the international number and shows the local one', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const [buyer] = await buyers(shop, 1)
  if (!buyer) throw new Error('one buyer was asked for')
  const customer = (phone: string) => ({
    name: '山田 太郎',
    kana: 'やまだ ﾀﾛｳ',
    email: buyer.email,
    phone,
  })
  // The body of an order is made of plain values; this is its address.
  const { address: tokyo } = orderBody().shipping as { address: Record<string, unknown> }
  const { orderId } = await placeOrder(shop, buyer, {
    customer: customer('０３−１２３４−５６７８'),
    shipping: {
      address: {
        ...tokyo,
        postal_code: '１０４００６１',
        line1: '丸の内１－２－３',
        line2: '見本ビル　Ａ棟５階',
      },
    },
  })
  expect(await orderRow(shop, orderId)).toMatchObject({
    customer_phone: '+81312345678',
    customer_kana: 'ヤマダ タロウ',
    postal_code: '104-0061',
    line1: '丸の内1-2-3',
    line2: '見本ビル A棟5階',
    customs_code_encrypted: null,
  })
  const seen = await shop.call<{ data: { customer: { phone: string } } }>({
    path: `/v1/orders/${orderId}`,
    token: buyer.token,
  })
  expect(seen.body.data.customer.phone).toBe('03-1234-5678')

  const strange = await placeOrder(shop, buyer, { customer: customer('03-1234-5678（内線12）') })
  expect(await orderRow(shop, strange.orderId)).toMatchObject({
    customer_phone: '03-1234-5678(内線12)',
  })
})

test('Decisions, section 12: a customs code is encrypted, and staff alone read it', async () => {
  await using shop = await openTestShop()
  await stockUp(shop)
  const [buyer] = await buyers(shop, 1)
  if (!buyer) throw new Error('one buyer was asked for')
  const toKorea = (customsCode?: string) => ({ ...shippingTo('KR', '서울특별시'), customsCode })
  const body = await priced(
    shop,
    orderBody({ ...EMS_KOREA, shipping: toKorea('ｐ1234-5678-9012') }),
  )
  const { orderId } = await placeOrder(shop, buyer, body)

  const { customs_code_encrypted } = await orderRow(shop, orderId)
  expect(String(customs_code_encrypted)).toMatch(/^v1\.[\w-]{8}\.[\w-]{40,}$/)
  const seen = await shop.call({ path: `/v1/orders/${orderId}`, token: buyer.token })
  const emails = await emailsTo(shop, 'taro@example.com')
  const rows = await shop.query('select payload::text from emails')
  const told = JSON.stringify([seen.body, emails, rows, shop.complaints])
  expect(told).not.toContain(CODE)
  expect(told).not.toContain(String(customs_code_encrypted))
  expect(seen.body).toMatchObject({ data: { hasCustomsCode: true } })

  const asStaff = await readCustomsCode(await staffContext(shop), orderId)
  expect(asStaff).toEqual({ ok: true, value: CODE })
  const asBuyer = await readCustomsCode(buyerContext(shop, buyer), orderId)
  expect(asBuyer).toEqual({ ok: false, error: 'forbidden' })

  await shop.query('update orders set customs_code_encrypted = null where id = $1', [orderId])
  expect(await readCustomsCode(await staffContext(shop), orderId)).toEqual({
    ok: true,
    value: null,
  })
  for (const left of [undefined, '', null]) {
    const without = { ...body, shipping: { ...toKorea(), customsCode: left } }
    expect((await placeOrder(shop, buyer, without)).orderId).toBeTruthy()
  }
})

test('Decisions, section 12: an invalid customs code is named; where none is required it is not stored', async () => {
  await using counter = await openCounter()
  const shipping = orderBody().shipping as Record<string, unknown>
  const { status, error } = await counter.changed({
    shipping: { ...shipping, customsCode: 'P12345' },
  })
  expect({ status, fields: error.fields }).toEqual({
    status: 422,
    fields: ['shipping.customsCode'],
  })
  const [buyer] = await buyers(counter.shop, 1)
  if (!buyer) throw new Error('one buyer was asked for')
  const { orderId } = await placeOrder(counter.shop, buyer, {
    shipping: { ...shipping, customsCode: CODE },
  })
  expect(await orderRow(counter.shop, orderId)).toMatchObject({ customs_code_encrypted: null })
})

test('§5 order: a postal code is required where the country has them, and only there', async () => {
  await using counter = await openCounter()
  const without = (country: string) => ({
    shipping: { address: { country, city: 'Sample', line1: '1 Sample Street' } },
  })
  const swiss = await counter.changed(without('CH'))
  expect(swiss.error.fields).toEqual(['shipping.address.postal_code'])

  const [buyer] = await buyers(counter.shop, 1)
  if (!buyer) throw new Error('one buyer was asked for')
  const body = await priced(
    counter.shop,
    orderBody({ ...EMS_KOREA, location: 'HK', ...without('HK') }),
  )
  const { orderId } = await placeOrder(counter.shop, buyer, body)
  expect(await orderRow(counter.shop, orderId)).toMatchObject({ country: 'HK', postal_code: '' })
})

/** The same order with the fee that the shop charges for it. */
async function priced(
  shop: Awaited<ReturnType<typeof openTestShop>>,
  body: Record<string, unknown>,
) {
  const [buyer] = await buyers(shop, 1)
  const { address } = body.shipping as { address: Record<string, unknown> }
  const { body: quote } = await shop.call<{ data: { data: { shippingAmount: number } } }>({
    method: 'PUT',
    path: '/v1/orders/quote',
    token: buyer?.token ?? null,
    body: {
      location: body.location,
      items: body.items,
      shippingMethod: body.shippingMethod,
      shipping: { address: { country: address.country, state: '' } },
    },
  })
  return { ...body, shippingAmount: quote.data.data.shippingAmount }
}
