import { expect, test } from 'vitest'

import { pageKeyOf } from './page-key.ts'

const ask = (target: string, from: Partial<Parameters<typeof pageKeyOf>[0]> = {}) =>
  pageKeyOf({ method: 'GET', target, cookies: '', accepted: 'en', ...from })?.key ?? null

test('a page is kept under its address and the language it is read in', () => {
  expect(ask('/faq')).toBe('en /faq')
  expect(ask('/faq', { accepted: 'ja' })).toBe('ja /faq')
  expect(ask('/faq', { accepted: 'ja', cookies: 'a=b; lang=ko' })).toBe('ko /faq')
  expect(ask('/faq?lang=ja', { cookies: 'lang=ko' })).toBe('ja /faq?lang=ja')
  expect(ask('/ko')).toBe('ko /ko')
})

test('a page that offers Korean is another one than that which does not', () => {
  const offering = ask('/', { accepted: 'ko-KR,ko;q=0.9' })
  expect(offering).not.toBe(ask('/', { accepted: 'ja' }))
  expect(ask('/', { accepted: 'ko-KR', cookies: 'lang=ja' })).toBe(ask('/', { accepted: 'ja' }))
})

test.each([
  '/checkout',
  '/checkout/payment-info',
  '/checkout.data',
  '/orders/1',
  '/profile',
  '/sign-in',
  '/admin',
  '/admin/orders.data',
  '/subscription/thank-you',
  '/Checkout/payment-info',
  '/reset-password/abc',
  '//evil.example/checkout',
  '/no-such-page',
  '/orders.data',
])('%s belongs to one person and is never kept', (target) => {
  expect(ask(target)).toBeNull()
})

test('a page as data is kept beside the page', () => {
  for (const target of [
    '/faq.data',
    '/_root.data',
    '/blog/any.data',
    '/faq.data?_routes=routes/faq',
  ]) {
    expect(ask(target), target).not.toBeNull()
  }
  expect(ask('/faq.data?_routes=<x>')).toBeNull()
})

test('the pack builder tells of stock, and is made anew each time', () => {
  expect(ask('/order')).toBeNull()
  expect(ask('/order.data')).toBeNull()
})

test('forms and unknown questions are answered anew', () => {
  expect(ask('/contact', { method: 'POST' })).toBeNull()
  expect(ask('/faq?q=wifi')).toBeNull()
  for (const target of [
    '/faq?type=hardware',
    '/?kind=citrus',
    '/company/news?page=2',
    '/blog/any',
  ]) {
    expect(ask(target), target).not.toBeNull()
  }
  for (const target of ['/faq?type=x', '/?kind=x', '/company/news?page=1e9', '/FAQ', '/faq/']) {
    expect(ask(target), target).toBeNull()
  }
})

test('what is no language is no language, wherever it stands', () => {
  expect(ask('/faq?lang=<script>')).toBeNull()
  expect(ask('/faq', { cookies: 'lang=xx' })).toBe('en /faq')
  expect(ask('/faq', { cookies: 'slang=ko' })).toBe('en /faq')
})
