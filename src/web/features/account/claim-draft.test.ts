import { beforeEach, expect, test, vi } from 'vitest'

import { changeDraft, readDraft, startNewDraft } from '../../draft/order-draft.ts'
import { claimDraft } from './claim-draft.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

const PERSON = {
  customerName: '見本 花子',
  customerEmail: 'hanako@example.com',
  customerPhone: '03-0000-0000',
}
const CHOSEN = [{ serial: 'AC-CI01', quantity: 6 }]

function fillDraft(): void {
  changeDraft({
    ...PERSON,
    selectedCartridges: CHOSEN,
    address: { ...readDraft().address, line1: '見本町1-2-3' },
  })
  changeDraft({ isAgreedTerms: '2026-11-01', confirmedSteps: ['customer-details'] })
}

test('§3 order draft: whoever comes back after the sign-in ended finds everything', () => {
  claimDraft('hanako')
  fillDraft()
  const before = readDraft()
  claimDraft('hanako')
  expect(readDraft()).toEqual(before)
})

test('§3 order draft: somebody else meets no person, address or acceptance of the one before', () => {
  claimDraft('hanako')
  fillDraft()
  claimDraft('taro')
  const draft = readDraft()
  expect(draft).toMatchObject({ customerName: '', customerEmail: '', customerPhone: '' })
  expect(draft).toMatchObject({ isAgreedTerms: 'not_accepted', confirmedSteps: [], placed: null })
  expect(draft.address.line1).toBe('')
  expect(draft).toMatchObject({ ownerId: 'taro', selectedCartridges: CHOSEN })
})

test('§4 checkout: what was chosen before signing in stays', () => {
  changeDraft({ selectedCartridges: CHOSEN, orderNotes: 'Please ring twice' })
  claimDraft('hanako')
  expect(readDraft()).toMatchObject({
    ownerId: 'hanako',
    selectedCartridges: CHOSEN,
    orderNotes: 'Please ring twice',
  })
})

test('§4 checkout: the draft after an order is the same person’s', () => {
  claimDraft('hanako')
  fillDraft()
  startNewDraft()
  expect(readDraft()).toMatchObject({ ...PERSON, ownerId: 'hanako' })
})
