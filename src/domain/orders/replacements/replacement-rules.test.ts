import { expect, test } from 'vitest'

import type { Replacement } from '../replacement.ts'
import {
  demandOf,
  leftToReplace,
  type ReplacementRequest,
  replaceablePieces,
  replacementRefusalOf,
} from './replacement-rules.ts'

const CONTENTS = {
  lines: [
    { productId: 'kit', quantity: 1 },
    { productId: 'refill-pack', quantity: 2 },
  ],
  cartridges: [
    { serial: 'AC-CI01', quantity: 2 },
    { serial: 'AC-FL01', quantity: 1 },
  ],
}
const pieces = (code: string, quantity: number) => [{ code, quantity }]
const before = (state: Replacement['state'], items: Replacement['items']): Replacement => ({
  id: 'x',
  orderId: 'x',
  position: 1,
  reason: 'defect',
  reportedOn: '2026-11-20',
  items,
  state,
  openedBy: 'x',
  openedAt: new Date(0),
  trackingNumbers: [],
  closedAt: null,
})
const request = (change: Partial<ReplacementRequest>): ReplacementRequest => ({
  items: pieces('AC-CI01', 1),
  reason: 'defect',
  reportedOn: '2026-11-20',
  note: '',
  confirmsPeriod: false,
  confirmsExcess: false,
  ...change,
})
const refusal = (
  change: Partial<ReplacementRequest>,
  earlier: Replacement[] = [],
  deliveredOn: string | null = '2026-11-18',
) => replacementRefusalOf(request(change), deliveredOn, CONTENTS, earlier)

test('devices and cartridges are replaced one by one; a box of cartridges is not a piece of its own', () => {
  expect(replaceablePieces(CONTENTS).map(({ code }) => code)).toEqual(['kit', 'AC-CI01', 'AC-FL01'])
  const items = [...pieces('kit', 1), ...pieces('AC-CI01', 2)]
  expect(demandOf(items, CONTENTS)).toEqual([{ serial: 'AC-CI01', quantity: 2 }])
})

test('what was replaced is not left; a canceled replacement sent nothing', () => {
  const left = (...earlier: Replacement[]) =>
    leftToReplace(CONTENTS, earlier).map(({ quantity }) => quantity)
  expect(left()).toEqual([1, 2, 1])
  expect(left(before('open', pieces('AC-CI01', 1)))).toEqual([1, 1, 1])
  expect(left(before('shipped', pieces('AC-CI01', 2)))).toEqual([1, 0, 1])
  expect(left(before('canceled', pieces('AC-CI01', 2)))).toEqual([1, 2, 1])
})

test.each([
  [null, '2026-12-31', null],
  ['2026-11-18', '2026-11-18', null],
  ['2026-11-18', '2026-11-26', null],
  ['2026-11-18', '2026-11-27', 'replacement_period_over'],
] as const)('§1 defects: delivered %s, reported %s: %s', (deliveredOn, reportedOn, refused) => {
  expect(refusal({ reportedOn }, [], deliveredOn)).toBe(refused)
})

test('after both periods staff confirm it; a lost parcel has no period', () => {
  const late = { reportedOn: '2026-11-27' }
  expect(refusal({ reportedOn: '2026-11-26' })).toBeNull()
  expect(refusal(late)).toBe('replacement_period_over')
  expect(refusal({ ...late, confirmsPeriod: true })).toBeNull()
  expect(refusal({ ...late, reason: 'lost' })).toBeNull()
  expect(refusal(late, [], null)).toBeNull()
})

test('more pieces than were ordered need a confirmation, and nothing else is replaced', () => {
  const earlier = [before('shipped', pieces('AC-CI01', 1))]
  expect(refusal({ items: pieces('AC-CI01', 1) }, earlier)).toBeNull()
  expect(refusal({ items: pieces('AC-CI01', 2) }, earlier)).toBe('replacement_exceeds_order')
  expect(refusal({ items: pieces('AC-CI01', 2), confirmsExcess: true }, earlier)).toBeNull()
  for (const items of [
    [],
    pieces('AC-CI01', 3),
    pieces('AC-CI01', 0),
    pieces('refill-pack', 1),
    pieces('AC-WO01', 1),
  ])
    expect(refusal({ items, confirmsExcess: true })).toBe('replacement_pieces_unknown')
})
