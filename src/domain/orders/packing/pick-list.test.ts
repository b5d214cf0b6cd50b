import { expect, test } from 'vitest'

import { pickListOf } from './pick-list.ts'

const text = (en: string) => ({ en, ja: null, ko: null })
const scent = (serial: string, quantity: number) => ({
  serial,
  quantity,
  name: text(serial),
  kind: 'citrus',
})
const line = (productId: string, quantity: number) => ({
  productId,
  quantity,
  name: text(productId),
  unitMinor: 1,
})
const quantities = (items: { code: string; quantity: number }[]) =>
  items.map(({ code, quantity }) => [code, quantity])

test('a pick list sums scents, packages and SDKs of all orders, by code', () => {
  const sdk = { slug: 'unity', name: text('Unity'), quantity: 1 }
  const list = pickListOf([
    {
      lines: [line('refill-pack', 2)],
      cartridges: [scent('AC-FL01', 6), scent('AC-CI02', 6)],
      sdks: [],
    },
    {
      lines: [line('refill-pack', 1), line('kit', 1)],
      cartridges: [scent('AC-CI02', 12)],
      sdks: [sdk],
    },
    { lines: [line('kit', 1)], cartridges: [scent('AC-CI01', 6)], sdks: [sdk] },
  ])
  expect(quantities(list.products)).toEqual([
    ['kit', 2],
    ['refill-pack', 3],
  ])
  expect(quantities(list.scents)).toEqual([
    ['AC-CI01', 6],
    ['AC-CI02', 18],
    ['AC-FL01', 6],
  ])
  expect(quantities(list.sdks)).toEqual([['unity', 2]])
})

test('nothing selected: nothing to take', () => {
  expect(pickListOf([])).toEqual({ products: [], scents: [], sdks: [] })
})
