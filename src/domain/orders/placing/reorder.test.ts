import { expect, test } from 'vitest'

import { capacityOf, checkSelection, packageCount } from '#domain/cart/packaging.ts'

import { type EarlierOrder, reorderOf } from './reorder.ts'

const named = (serial: string, quantity: number) => ({
  serial,
  quantity,
  kind: 'citrus',
  name: { en: serial, ja: null, ko: null },
})

const ORDER: EarlierOrder = {
  lines: [{ productId: 'refill-pack', quantity: 2 }],
  cartridges: [named('AC-A', 2), named('AC-B', 1), named('AC-C', 2)],
  sdks: [{ slug: 'java-sdk', quantity: 1 }],
}

test('what is still sold comes again as it was', () => {
  const cartridges = new Map([
    ['AC-A', 9],
    ['AC-B', 9],
    ['AC-C', 2],
  ])
  const again = reorderOf(ORDER, { cartridges, sdks: new Set(['java-sdk']) })
  expect(again).toEqual({
    lines: [{ productId: 'refill-pack', quantity: 2 }],
    picks: [
      { serial: 'AC-A', quantity: 2 },
      { serial: 'AC-B', quantity: 1 },
      { serial: 'AC-C', quantity: 2 },
    ],
    sdks: [{ slug: 'java-sdk', quantity: 1 }],
    missing: [],
  })
})

test('cartridges off sale, out of stock or short are listed and not ordered', () => {
  const cartridges = new Map([
    ['AC-A', 1],
    ['AC-B', 0],
  ])
  const again = reorderOf(ORDER, { cartridges, sdks: new Set() })
  expect(again.picks).toEqual([{ serial: 'AC-A', quantity: 1 }])
  expect(again.sdks).toEqual([])
  expect(again.missing.map(({ serial, left, why }) => [serial, left, why])).toEqual([
    ['AC-A', 1, 'out_of_stock'],
    ['AC-B', 0, 'out_of_stock'],
    ['AC-C', 0, 'not_sold'],
  ])
})

test('§5 packaging: with any stock, a reorder follows the rules and lists everything left out', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const next = randomFrom(seed)
    const packages = 1 + next(4)
    const order: EarlierOrder = {
      lines: [{ productId: 'kit', quantity: packages }],
      cartridges: filled(packages, next),
      sdks: [],
    }
    const stock = new Map(
      order.cartridges.flatMap(({ serial }) => (next(5) === 0 ? [] : [[serial, next(6)] as const])),
    )
    const { lines, picks, missing } = reorderOf(order, { cartridges: stock, sdks: new Set() })
    const checked = checkSelection(packageCount(lines), picks, 0)
    if (picks.length > 0) expect(checked.ok).toBe(true)
    const asked = order.cartridges.reduce((sum, { quantity }) => sum + quantity, 0)
    const got = picks.reduce((sum, { quantity }) => sum + quantity, 0)
    const told = missing.reduce((sum, { quantity, left }) => sum + quantity - left, 0)
    expect(got + told).toBe(asked)
  }
})

function filled(packages: number, next: (below: number) => number) {
  let room = capacityOf(packages)
  const cartridges = []
  for (let at = 0; room > 0 && at < 20; at += 1) {
    const quantity = Math.min(room, 1 + next(packages))
    cartridges.push(named(`AC-${at}`, quantity))
    room -= quantity
  }
  return cartridges
}

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
