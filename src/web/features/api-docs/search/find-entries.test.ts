import { expect, test } from 'vitest'

import { findEntries, type SearchEntry } from './find-entries.ts'

const ORDER: SearchEntry = {
  title: 'Place an order',
  detail: 'POST /v1/orders',
  to: '/api/docs/orders#placeOrder',
  fields: [
    ['postal_code', 'placeOrder-body.postal_code'],
    ['items', 'placeOrder-body.items'],
  ],
}
const GUIDE: SearchEntry = {
  title: 'Your first order',
  detail: '',
  to: '/api/docs/first-order',
  fields: [],
}
const NEWS: SearchEntry = {
  title: 'List the news',
  detail: 'GET /v1/news',
  to: '/api/docs/content#listNews',
  fields: [['order', 'listNews-parameters.order']],
}
const found = (query: string) => findEntries([NEWS, ORDER, GUIDE], query).map(({ to }) => to)

test('§8 search: titles come before addresses, and those before fields', () => {
  const inField = '/api/docs/content#listNews-parameters.order'
  expect(found('order')).toEqual([ORDER.to, GUIDE.to, inField])
  expect(found(' ')).toEqual([])
})

test('§8 search: every word must be there, in any width and case', () => {
  expect(found('ＰＯＳＴ order')).toEqual([ORDER.to])
  expect(found('order news')).toEqual([])
})

test('§8 search: a field leads to its row, and a call that has the words in its title to itself', () => {
  expect(findEntries([NEWS, ORDER], 'postal')).toEqual([
    {
      title: ORDER.title,
      detail: ORDER.detail,
      to: '/api/docs/orders#placeOrder-body.postal_code',
      field: 'postal_code',
    },
  ])
  expect(findEntries([ORDER, NEWS], 'order').map(({ field }) => field)).toEqual([null, 'order'])
})
