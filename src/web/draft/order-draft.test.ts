import { beforeEach, expect, test, vi } from 'vitest'

import { type OrderDraft, readDraft } from './order-draft.ts'

const store = (record: unknown) =>
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(record) })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  return () => vi.unstubAllGlobals()
})

const address = {
  country: 'KR',
  postalCode: '06236',
  state: 'KR-11',
  city: '강남구',
  line1: '',
  line2: '',
}
const PLACED: OrderDraft['placed'] = {
  orderId: 'id',
  orderNumber: '7K3M-9QXD',
  currency: 'jpy',
  subtotalAmount: 80_000,
  shippingAmount: 930,
  applicationFee: 0,
  taxAmount: 7357,
  totalChargeAmount: 80_930,
}

test('§3 order draft: it is read as it was stored', () => {
  const stored: OrderDraft = {
    ...readEmpty(),
    kits: 2,
    wells: ['AC-CI01', null],
    address,
    buyerKind: 'company',
    placed: PLACED,
    selectedCartridges: [{ serial: 'AC-CI01', quantity: 99 }],
  }
  store(stored)
  expect(readDraft()).toEqual(stored)
})

test.for([
  ...[100, -1, 1.5, '1', null].map((kits) => ({ kits })),
  ...[0, 100].map((quantity) => ({ selectedCartridges: [{ serial: 'AC-CI01', quantity }] })),
  { selectedCartridges: [null] },
  { wells: 'AC-CI01' },
  { shippingMethod: 'ship' },
  { isWithoutSdk: 'true' },
  { placed: { ...PLACED, currency: 'eur' } },
  { confirmedSteps: [1] },
])(
  '§3 order draft: a field that cannot be read gets its default, the others stay: %j',
  (broken) => {
    store({ customerName: 'Sample', ...broken })
    expect(readDraft()).toEqual({ ...readEmpty(), customerName: 'Sample' })
  },
)

test('§3 order draft: a field within the address that is missing costs no other', () => {
  const { line2: _, ...shorter } = address
  store({ address: { ...shorter, unknown: 1 } })
  expect(readDraft().address).toEqual(address)
})

test.for([null, 1, 'text', []])('§3 order draft: %j is none', (record) => {
  const empty = readEmpty()
  store(record)
  expect(readDraft()).toEqual(empty)
})

function readEmpty(): OrderDraft {
  store({})
  return readDraft()
}
