import { beforeEach, expect, test, vi } from 'vitest'

import { EMPTY_CONTENT } from '#domain/drafts/content.ts'
import { DraftContent } from '#domain/drafts/draft.ts'

import { type OrderDraft, readDraft } from './order-draft.ts'
import { contentOf } from './saved-content.ts'

beforeEach(() => {
  const nothing = { getItem: () => null }
  vi.stubGlobal('localStorage', nothing)
  vi.stubGlobal('sessionStorage', nothing)
  return () => vi.unstubAllGlobals()
})

/** Whose it is, how far it is, its key, its order, what was asked here, and what an authority knows a person by. */
const ONLY_HERE = [
  ...['customsCode', 'idempotencyKey', 'isResidenceKnown', 'isWithoutSdk', 'orderState', 'sentKey'],
  ...['ownerId', 'placed', 'savesToProfile'],
]

test('every field of the draft is saved with the account, or is listed as one that stays in the browser', () => {
  const stored = Object.keys(EMPTY_CONTENT)
  expect([...stored, ...ONLY_HERE].sort()).toEqual(Object.keys(readDraft()).sort())
})

test('a browser without a record has what a record that says nothing gives', () => {
  const without = readDraft()
  vi.stubGlobal('localStorage', { getItem: () => '{}' })
  expect(readDraft()).toEqual(without)
})

test('an untouched draft is the same on both sides', () => {
  expect(contentOf(readDraft())).toEqual(EMPTY_CONTENT)
  expect(DraftContent.parse({})).toEqual(EMPTY_CONTENT)
})

test('§4 order: once it is placed, the account remembers what the next one begins with', () => {
  const placed: OrderDraft = {
    ...readDraft(),
    kits: 2,
    selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }],
    customerName: 'Sample',
    confirmedSteps: ['customer-details'],
    placed: {
      orderId: 'id',
      orderNumber: 'number',
      currency: 'jpy',
      subtotalAmount: 0,
      shippingAmount: 0,
      applicationFee: 0,
      taxAmount: 0,
      totalChargeAmount: 0,
    },
  }
  expect(contentOf(placed)).toEqual({ ...EMPTY_CONTENT, customerName: 'Sample' })
})

test('more than a draft may hold is not sent, in a text of it or of its address; up to that the account takes it', () => {
  const { address } = readDraft()
  const notes = (length: number) => ({ ...readDraft(), orderNotes: 'a'.repeat(length) })
  const line = (line1: string) => ({ ...readDraft(), address: { ...address, line1 } })
  for (const most of [notes(4_000), line('a'.repeat(1_000))]) {
    expect(DraftContent.safeParse(contentOf(most)).success).toBe(true)
  }
  for (const more of [notes(4_001), line('a'.repeat(1_001)), line('\0'), line('\ud800')]) {
    expect(contentOf(more)).toBeNull()
  }
})
