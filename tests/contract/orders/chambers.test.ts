/** The chambers that the buyer filled, from the order to the delivery note. Decisions, section 12 "pack builder as six slots". */
import { expect, test } from 'vitest'

import { findOrderView } from '#domain/orders/view-order.server.ts'

import { kit, placeOrder, signIn } from '../../support/shop/buyer.ts'
import { systemContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

type Read = {
  selectedCartridges: { serial: string; quantity: number }[]
  packages: { id: string; first: number; count: number; chambers: (string | null)[] }[]
}

const read = async (shop: TestShop, token: string, orderId: string) =>
  (await shop.call<{ data: Read }>({ path: `/v1/orders/${orderId}`, token })).body.data

const one = (serial: string) => ({ serial, quantity: 1 })

test('each cartridge is in the chamber where the buyer put it, and lists follow the chambers', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, {
    selectedCartridges: [one('AC-CI01'), one('AC-WD01'), one('AC-FL01')],
    chambers: [null, 'AC-WD01', 'AC-FL01', null, 'AC-CI01'],
  })
  const order = await read(shop, buyer.token, orderId)
  expect(order.packages).toEqual([
    {
      id: 'kit',
      first: 1,
      count: 1,
      chambers: [null, 'AC-WD01', 'AC-FL01', null, 'AC-CI01', null],
    },
  ])
  expect(order.selectedCartridges.map(({ serial }) => serial)).toEqual([
    'AC-WD01',
    'AC-FL01',
    'AC-CI01',
  ])
})

test('two packages: one scent in both, each in its own chamber', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, {
    items: [kit(1), { id: 'refill-pack', quantity: 1 }],
    selectedCartridges: [{ serial: 'AC-CI01', quantity: 2 }, one('AC-WD01')],
    chambers: ['AC-CI01', ...Array(6).fill(null), 'AC-WD01', 'AC-CI01'],
  })
  const { packages } = await read(shop, buyer.token, orderId)
  expect(packages.map(({ id, chambers }) => [id, ...chambers.slice(0, 3)])).toEqual([
    ['kit', 'AC-CI01', null, null],
    ['refill-pack', null, 'AC-WD01', 'AC-CI01'],
  ])
})

test('a wish that does not match what is ordered never adds or drops a cartridge', async () => {
  await using shop = await openTestShop()
  const buyer = await signIn(shop)
  const { orderId } = await placeOrder(shop, buyer, {
    selectedCartridges: [one('AC-CI01'), one('AC-WD01')],
    chambers: ['AC-CI01', 'AC-CI01', 'AC-HB01', null, null, null, null, 'AC-WD01'],
  })
  const { packages } = await read(shop, buyer.token, orderId)
  expect(packages[0]?.chambers).toEqual(['AC-CI01', 'AC-WD01', null, null, null, null])
})

test('an order from before chambers were recorded is packed in the order of its codes', async () => {
  await using shop = await openTestShop()
  const { orderId } = await placeOrder(shop, await signIn(shop))
  await shop.query("update order_cartridges set chambers = '{}'")
  const view = await findOrderView(systemContext(shop), orderId)
  expect(view?.packages.map(({ chambers }) => chambers)).toEqual([
    ['AC-CI01', 'AC-CI02', 'AC-DR01', 'AC-FL01', 'AC-HB01', 'AC-WD01'],
  ])
})
