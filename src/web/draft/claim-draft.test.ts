import { beforeEach, expect, test, vi } from 'vitest'

import { claimDraft, leaveDraft } from './claim-draft.ts'
import { showMergeNotice } from './merge-notice.ts'
import { changeDraft, readDraft, startNewDraft } from './order-draft.ts'
import { readSaved, writeSaved } from './saved-draft.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  return () => vi.unstubAllGlobals()
})

function storage() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    all: () => [...stored.entries()].join(),
  }
}

const PERSON = {
  customerName: '見本 花子',
  customerEmail: 'hanako@example.com',
  customerPhone: '03-0000-0000',
}
const NO_CHANGE = { came: [], gone: [], left: [] }
const NO_NEWS = { scents: NO_CHANGE, sdks: NO_CHANGE, packages: null, otherPackages: null }
const SELECTED = [{ serial: 'AC-CI01', quantity: 6 }]

function fillDraft(): void {
  changeDraft({
    ...PERSON,
    selectedCartridges: SELECTED,
    address: { ...readDraft().address, line1: '見本町1-2-3' },
  })
  changeDraft({ isAgreedTerms: '2026-11-01', confirmedSteps: ['customer-details'] })
}

test('§3 order draft: after an expired session the same person finds everything', () => {
  claimDraft('hanako')
  fillDraft()
  const before = readDraft()
  claimDraft('hanako')
  expect(readDraft()).toEqual(before)
})

test('§3 order draft: another person finds nothing of the one before', () => {
  claimDraft('hanako')
  fillDraft()
  changeDraft({ customsCode: 'P123456789012' })
  writeSaved({ ownerId: 'hanako', version: 1, content: null })
  claimDraft('taro')
  const draft = readDraft()
  expect(draft).toMatchObject({ customerName: '', customerEmail: '', customerPhone: '' })
  expect(draft).toMatchObject({ isAgreedTerms: 'not_accepted', confirmedSteps: [], placed: null })
  expect(draft).toMatchObject({ ownerId: 'taro', selectedCartridges: [], customsCode: '' })
  expect(draft.address.line1).toBe('')
  expect(readSaved('hanako')).toBeNull()
})

test('§3 order draft: a sign-out leaves nothing in the browser', () => {
  claimDraft('hanako')
  fillDraft()
  changeDraft({ customsCode: 'P123456789012' })
  writeSaved({ ownerId: 'hanako', version: 1, content: null })
  showMergeNotice('hanako', { ...NO_NEWS, areDetailsFilled: true })
  leaveDraft()
  for (const stored of [localStorage, sessionStorage]) {
    // The fake above exposes everything it stores.
    expect((stored as unknown as ReturnType<typeof storage>).all()).toBe('')
  }
})

test('Decisions, section 9: the customs code is stored in the tab only', () => {
  changeDraft({ customsCode: 'P123456789012', customerName: 'Sample' })
  expect(readDraft()).toMatchObject({ customsCode: 'P123456789012', customerName: 'Sample' })
  expect(localStorage.getItem('order')).not.toContain('P123456789012')
})

test('§4 checkout: what was chosen before signing in stays', () => {
  changeDraft({ selectedCartridges: SELECTED, orderNotes: 'Please ring twice' })
  claimDraft('hanako')
  expect(readDraft()).toMatchObject({
    ownerId: 'hanako',
    selectedCartridges: SELECTED,
    orderNotes: 'Please ring twice',
  })
})

test('§4 checkout: the draft after an order is the same person’s', () => {
  claimDraft('hanako')
  fillDraft()
  startNewDraft()
  expect(readDraft()).toMatchObject({ ...PERSON, ownerId: 'hanako' })
})
