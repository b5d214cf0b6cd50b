import { expect, test } from 'vitest'

import type { Locale } from '#shared/locale.ts'

import { canonicalPath, changesLanguage, pathInLocale } from './locale-hint.ts'

const urlOf = (address: string) => new URL(address, 'https://shop.example.com')
const inLocale = (pathname: string, search: string, locale: Locale) =>
  pathInLocale({ pathname, search, hash: '' }, locale)
const changes = (from: string, to: string) => changesLanguage(urlOf(from), urlOf(to))

test('§2 routes: /en and /ja carry a language hint, and so does /ko', () => {
  expect(['/en', '/ja', '/ko', '/'].map((home) => changes('/faq', home))).toEqual([
    ...[true, true, true, false],
  ])
})

test('?lang= is a hint on any page and wins over the path; another language is none', () => {
  expect(changes('/en', '/order?lang=ko')).toBe(true)
  expect(changes('/ja', '/en?lang=ja')).toBe(false)
  expect(changes('/faq', '/order?lang=fr')).toBe(false)
})

test('the same language asked for again changes nothing', () => {
  expect(changes('/faq?lang=ko', '/order?lang=ko')).toBe(false)
})

test('a page below a language is not a home', () => {
  expect(changes('/faq', '/ja/careers')).toBe(false)
})

test('the switch stays on the page with the rest of the address', () => {
  expect(inLocale('/orders', '?page=2&lang=en', 'ko')).toBe('/orders?page=2&lang=ko')
  expect(inLocale('/ja', '', 'en')).toBe('/?lang=en')
})

test('the switch keeps the section of the page', () => {
  const at = { pathname: '/privacy-policy', search: '?lang=ja', hash: '#cookies' }
  expect(pathInLocale(at, 'en')).toBe('/privacy-policy?lang=en#cookies')
})

test('the switch drops what the page does not read, so that its links are the same for all', () => {
  const search = '?utm_source=letter&type=hardware&x=1'
  expect(inLocale('/faq', search, 'ko')).toBe('/faq?type=hardware&lang=ko')
  expect(inLocale('/blog/any', search, 'ko')).toBe('/blog/any?lang=ko')
})

test('the switch preserves capitals: the address may contain a serial number or the key of a link', () => {
  expect(inLocale('/admin/stock/AC-HB01', '', 'ja')).toBe('/admin/stock/AC-HB01?lang=ja')
  expect(inLocale('/orders/status/aB3_-xY', '', 'ko')).toBe('/orders/status/aB3_-xY?lang=ko')
  expect(inLocale('/JA/', '', 'en')).toBe('/?lang=en')
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
