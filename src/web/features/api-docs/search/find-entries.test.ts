import { expect, test } from 'vitest'

import { findEntries } from './find-entries.ts'

const ORDER = {
  title: 'Place an order',
  detail: 'POST /v1/orders',
  to: '/api/docs/orders#placeOrder',
  fields: ['postal_code', 'items'],
}
const GUIDE = {
  title: 'Your first order',
  detail: '',
  to: '/api/docs/first-order',
  fields: [],
}
const NEWS = {
  title: 'List the news',
  detail: 'GET /v1/news',
  to: '/api/docs/content#listNews',
  fields: ['order'],
}
const found = (query: string) => findEntries([NEWS, ORDER, GUIDE], query).map(({ to }) => to)

test('§8 search: titles come before addresses, and those before fields', () => {
  expect(found('order')).toEqual([ORDER.to, GUIDE.to, NEWS.to])
  expect(found(' ')).toEqual([])
})

test('§8 search: every word must be there, in any width and case', () => {
  expect(found('ＰＯＳＴ order')).toEqual([ORDER.to])
  expect(found('order news')).toEqual([])
})

test('§8 search: a field leads to the call that takes it', () => {
  expect(findEntries([NEWS, ORDER], 'postal')).toEqual([{ ...ORDER, field: 'postal_code' }])
})
