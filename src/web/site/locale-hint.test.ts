import { expect, test } from 'vitest'

import { canonicalPath, hintedLocale, pathInLocale } from './locale-hint.ts'

const hintOf = (address: string) => hintedLocale(new URL(address, 'https://shop.example.com'))

test('§2 routes: /en and /ja carry a language hint, and so does /ko', () => {
  expect(['/en', '/ja', '/ko', '/'].map(hintOf)).toEqual(['en', 'ja', 'ko', null])
})

test('?lang= is a hint on any page and wins over the path; another language is none', () => {
  expect(hintOf('/order?lang=ko')).toBe('ko')
  expect(hintOf('/en?lang=ja')).toBe('ja')
  expect(hintOf('/order?lang=fr')).toBeNull()
})

test('a page below a language is not a home', () => {
  expect(hintOf('/ja/careers')).toBeNull()
})

test('the switch stays on the page with the rest of the address', () => {
  expect(pathInLocale({ pathname: '/orders', search: '?page=2&lang=en' }, 'ko')).toBe(
    '/orders?page=2&lang=ko',
  )
  expect(pathInLocale({ pathname: '/ja', search: '' }, 'en')).toBe('/?lang=en')
})

test('the switch drops what the page does not read, so that its links are the same for all', () => {
  const search = '?utm_source=letter&type=hardware&x=1'
  expect(pathInLocale({ pathname: '/faq', search }, 'ko')).toBe('/faq?type=hardware&lang=ko')
  expect(pathInLocale({ pathname: '/blog/any', search }, 'ko')).toBe('/blog/any?lang=ko')
})

test('the switch preserves capitals: the address may contain a serial number or the key of a link', () => {
  expect(pathInLocale({ pathname: '/admin/stock/AC-HB01', search: '' }, 'ja')).toBe(
    '/admin/stock/AC-HB01?lang=ja',
  )
  expect(pathInLocale({ pathname: '/orders/status/aB3_-xY', search: '' }, 'ko')).toBe(
    '/orders/status/aB3_-xY?lang=ko',
  )
  expect(pathInLocale({ pathname: '/JA/', search: '' }, 'en')).toBe('/?lang=en')
})

test('the three homes have one canonical address', () => {
  expect(['/', '/en', '/ja', '/ko', '/order'].map(canonicalPath)).toEqual([
    '/',
    '/',
    '/',
    '/',
    '/order',
  ])
})

test('a page has one address, however it is asked for', () => {
  expect(['/', '/en', '/ja/', '/ko'].map(canonicalPath)).toEqual(['/', '/', '/', '/'])
  expect(['/faq', '/faq/', '/FAQ'].map(canonicalPath)).toEqual(['/faq', '/faq', '/faq'])
})
