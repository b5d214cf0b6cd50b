import { expect, test } from 'vitest'

import { addressOfPage, listQueryOf } from './list-query.ts'

test('§2 cartridge list: a page is asked for by text, category and number', () => {
  const asked = listQueryOf(new URLSearchParams('q= rose &kind=floral&page=2'))

  expect(asked).toEqual({ text: 'rose', kind: 'floral', page: 2 })
  expect(addressOfPage(asked, 3)).toBe('?q=rose&kind=floral&page=3')
})

test('§2 cartridge list: what the address cannot mean asks for the first page of all', () => {
  for (const address of ['', 'kind=smoke&page=0', 'kind=all&page=-1', 'page=1.5', 'page=x']) {
    expect(listQueryOf(new URLSearchParams(address))).toEqual({ text: '', kind: 'all', page: 1 })
  }
  expect(addressOfPage({ text: '', kind: 'all' }, 1)).toBe('?')
})
