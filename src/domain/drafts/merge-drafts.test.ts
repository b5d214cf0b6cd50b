import { expect, test } from 'vitest'

import { EMPTY_CONTENT } from './content.ts'
import type { DraftContent } from './draft.ts'
import { isNews, isSameContent, mergeDrafts } from './merge-drafts.ts'

const draft = (part: Partial<DraftContent>): DraftContent => ({ ...EMPTY_CONTENT, ...part })
const HOME = {
  ...EMPTY_CONTENT.address,
  postalCode: '104-0061',
  city: '中央区',
  line1: '見本町1-2-3',
}
const OLDER = draft({
  customerName: '見本 花子',
  customerEmail: 'hanako@example.com',
  customerPhone: '03-0000-0000',
  address: HOME,
  paymentSource: 'bank',
  isAgreedTerms: '2026-11-01',
  confirmedSteps: ['customer-details', 'shipping-info'],
})

test('merging: what was typed here wins, what is empty is filled', () => {
  const mine = draft({ customerName: 'Hanako Sample', orderNotes: 'Ring twice' })
  const { content, news } = mergeDrafts({ base: null, mine, theirs: OLDER })
  expect(content).toMatchObject({
    customerName: 'Hanako Sample',
    customerEmail: 'hanako@example.com',
    orderNotes: 'Ring twice',
    address: HOME,
    paymentSource: 'bank',
    isAgreedTerms: '2026-11-01',
  })
  expect(news.areDetailsFilled).toBe(true)
  expect(isNews(news)).toBe(true)
})

test('merging: an address comes whole or not at all, with its way of sending', () => {
  const abroad = { ...EMPTY_CONTENT.address, country: 'US', line1: '1 Sample Street' }
  const mine = draft({ address: abroad, shippingMethod: 'ups' })
  const { content } = mergeDrafts({ base: null, mine, theirs: OLDER })
  expect(content).toMatchObject({ address: abroad, shippingMethod: 'ups' })

  const onlyCountry = draft({ address: { ...EMPTY_CONTENT.address, country: 'US' } })
  const filled = mergeDrafts({ base: null, mine: onlyCountry, theirs: OLDER })
  expect(filled.content.address).toEqual(HOME)
})

test('merging: a form that was sent stays sent only with what was sent in it', () => {
  const untouched = mergeDrafts({ base: null, mine: EMPTY_CONTENT, theirs: OLDER }).content
  expect(untouched.confirmedSteps).toEqual(['customer-details', 'shipping-info'])

  const mine = draft({ customerName: 'Hanako Sample' })
  const mixed = mergeDrafts({ base: null, mine, theirs: OLDER }).content
  expect(mixed.confirmedSteps).toEqual(['shipping-info'])
})

test('merging: between devices that know each other a cleared field stays cleared', () => {
  const mine = { ...OLDER, customerPhone: '' }
  const theirs = { ...OLDER, customerName: 'Hanako Sample' }
  const { content, news } = mergeDrafts({ base: OLDER, mine, theirs })
  expect(content).toMatchObject({ customerName: 'Hanako Sample', customerPhone: '' })
  expect(isNews(news)).toBe(false)
})

test('merging: the same draft causes no notice, in whatever order it was saved', () => {
  const { line1: _one, line2: _two, ...begun } = HOME
  const shuffled = { ...OLDER, address: { line2: HOME.line2, line1: HOME.line1, ...begun } }
  expect(isSameContent(OLDER, shuffled)).toBe(true)
  for (const base of [null, EMPTY_CONTENT, OLDER]) {
    const { content, news } = mergeDrafts({ base, mine: OLDER, theirs: shuffled })
    expect(isSameContent(content, OLDER)).toBe(true)
    expect(isNews(news)).toBe(false)
  }
})

test('merging: an emptied pack that was ordered elsewhere is reported as gone', () => {
  const base = draft({ selectedCartridges: [{ serial: 'AC-CI01', quantity: 1 }] })
  const { content, news } = mergeDrafts({ base, mine: base, theirs: EMPTY_CONTENT })
  expect(content.selectedCartridges).toEqual([])
  expect(news.scents.gone).toEqual([{ serial: 'AC-CI01', quantity: 1 }])
})
