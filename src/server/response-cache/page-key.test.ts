import { expect, test } from 'vitest'

import { routeManifest } from '../../../tests/support/site/route-manifest.ts'
import { missingPageKeyOf, pageKeyOf } from './page-key.ts'
import { routeTableOf } from './route-table.ts'

const routes = routeTableOf(routeManifest())
type From = Partial<Parameters<typeof pageKeyOf>[0]>
const asked = (target: string, from: From) => ({
  method: 'GET',
  target,
  cookies: '',
  accepted: 'en',
  ...from,
})
const ask = (target: string, from: From = {}) => pageKeyOf(asked(target, from), routes)?.key ?? null
const shown = (target: string) => pageKeyOf(asked(target, {}), routes)?.target ?? null
const missing = (target: string, from: From = {}) => missingPageKeyOf(asked(target, from), routes)

test('a page is cached under its address and language', () => {
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
])('%s belongs to one visitor and is never cached', (target) => {
  expect(ask(target)).toBeNull()
})

test('the data of a page are cached separately from the page', () => {
  for (const target of ['/faq.data', '/_.data', '/blog/any.data', '/ja.data']) {
    expect(ask(target), target).toBe(`${target === '/ja.data' ? 'ja' : 'en'} ${target}`)
  }
})

test('parts of a page are requested by names of its routes; other names are no parts and share one answer', () => {
  const key = 'en /faq.data?_routes=root%2Croutes%2Ffaq'
  for (const names of ['root,routes/faq', 'routes/faq,root', 'routes/faq,z1,root,z2,root']) {
    expect(ask(`/faq.data?_routes=${names}`), names).toBe(key)
  }
  const none = ask('/faq.data?_routes=z1')
  expect(none).toBe('en /faq.data?_routes=-')
  // A route of another page is none of this one.
  for (const names of ['z2', '<x>', 'routes/order', ',', 'a'.repeat(5_000)]) {
    expect(ask(`/faq.data?_routes=${names}`), names).toBe(none)
  }
  expect(ask('/faq.data?_routes=')).toBe('en /faq.data')
  expect(ask('/faq?_routes=z1')).toBe('en /faq')
})

test('the pack builder shows stock, and is rendered each time', () => {
  expect(ask('/order')).toBeNull()
  expect(ask('/order.data')).toBeNull()
})

test('forms and input of visitors are not cached', () => {
  expect(ask('/contact', { method: 'POST' })).toBeNull()
  for (const target of [
    '/faq?q=wifi',
    '/contact?subject=a',
    '/products/aroma-cartridge?sprays=3',
    '/products/aroma-shooter-3?serial=1',
    '/software/api?call=shoot',
    '/software/player?sample=rain',
    '/company/news?page=1e9',
  ]) {
    expect(ask(target), target).toBeNull()
    expect(shown(target), target).toBe(target)
  }
  for (const target of ['/FAQ', '/faq/']) expect(shown(target), target).toBeNull()
})

test('values that mean something have pages of their own; those that do not share the plain one', () => {
  for (const target of ['/faq?type=hardware', '/?kind=citrus', '/company/news?page=2']) {
    expect(ask(target), target).toBe(`en ${target}`)
  }
  expect(ask('/faq?type=x')).toBe('en /faq')
  expect(ask('/?kind=x')).toBe('en /')
  expect(ask('/faq?lang=<script>')).toBe('en /faq')
})

test('what a page does not read is no part of its name, nor of what is rendered', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => `/faq?x${at}=${at}&type=hardware`)
  expect(new Set(many.map((target) => ask(target)))).toEqual(new Set(['en /faq?type=hardware']))
  expect(new Set(many.map(shown))).toEqual(new Set(['/faq?type=hardware']))
  expect(ask('/products/aroma-speaker-60?utm_source=letter&q=1')).toBe(
    'en /products/aroma-speaker-60',
  )
  expect(ask('/?page=7&q=a')).toBe('en /')
  // One order, and one of each.
  expect(ask('/faq?type=hardware&lang=ko&lang=ja&type=software')).toBe(
    'ko /faq?lang=ko&type=hardware',
  )
  // Beside what was typed.
  expect(shown('/faq?utm_source=y&q=wifi')).toBe('/faq?q=wifi')
  expect(shown('/software/api?call=a&z=1&call=b')).toBe('/software/api?call=a&call=b')
})

test('an unknown language is ignored, wherever it is', () => {
  expect(ask('/faq', { cookies: 'lang=xx' })).toBe('en /faq')
  expect(ask('/faq', { cookies: 'slang=ko' })).toBe('en /faq')
})

test('§2 unknown addresses are one page for each language, whatever they are', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => `/no/such/${at}.php?page=${at}`)
  expect(new Set(many.map((target) => missing(target)?.key))).toEqual(new Set(['en /404']))
  expect(missing('/404')?.key).toBe('en /404')
  expect(missing('/admin/no/such', { cookies: 'lang=ko' })?.key).toBe('ko /404')
  expect(missing('/none?lang=ja')).toMatchObject({ key: 'ja /404', target: '/404' })
  expect(missing('/none', { accepted: 'ko' })?.key).toBe('jako? /404')
  expect(missing('/none.data')?.target).toBe('/404.data')
  expect(missing('/none.data?_routes=routes/not-found')?.target).toBe(
    '/404.data?_routes=routes%2Fnot-found',
  )
  expect(missing('/none.data?_routes=z')?.target).toBe('/404.data?_routes=-')
})

test('known addresses, and forms to unknown ones, are left to the router', () => {
  for (const target of ['/', '/faq', '/FAQ/', '/order?x=1', '/blog/none', '/admin', '/faq.data']) {
    expect(missing(target), target).toBeNull()
  }
  expect(missing('/none', { method: 'POST' })).toBeNull()
})
