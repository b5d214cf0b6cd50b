import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'

import { routeManifest, routeObjects } from '../../../tests/support/site/route-manifest.ts'
import { routeTableOf } from './route-table.ts'

const manifest = routeManifest()
const table = routeTableOf(manifest)
const objects = routeObjects()
const routerSays = (path: string) => (matchRoutes(objects, path) ?? []).map(({ route }) => route.id)

/** Of the router it may name more: which of several wins is left to it. */
function expectLikeRouter(path: string): void {
  const ids = routerSays(path)
  expect(table.isUnknown(path), path).toBe(ids.includes('routes/not-found'))
  expect([...table.idsOf(path)], path).toEqual(expect.arrayContaining(ids))
}

const SEGMENTS = [
  ...new Set(Object.values(manifest).flatMap((route) => route?.path?.split('/') ?? [])),
].map((segment) => segment.replace(/^:/, 'any-').replace(/[?*]$/, ''))

test('an address is known where the router knows it', () => {
  for (const path of [
    '/',
    '/faq',
    '/FAQ/',
    '/faq///',
    '/f%61q',
    '/faq/more',
    '/404',
    '/products',
    '/products/none',
    '/blog/any',
    '/blog/a%2Fb',
    '/blog/any/more',
    '/checkout',
    '/checkout/payment-info',
    '/orders/status/abc',
    '/admin',
    '/admin/content',
    '/admin/content/news/a/preview',
    '/admin/content/news/a/b/c',
    '/admin/orders/export.csv',
    '/admin/orders/exportxcsv',
    '/no such',
    '/../etc',
    '/.git/config',
    '/wp-login.php',
  ]) {
    expectLikeRouter(path)
  }
})

test('no parameter has a NUL: such an address is unknown', () => {
  for (const path of ['/blog/%00', '/blog/a%00b', '/admin/stock/%00'])
    expect([path, table.isUnknown(path)]).toEqual([path, true])
})

test('whatever is put together from the words of the table is judged as by the router', () => {
  const address = fc
    .array(fc.constantFrom(...SEGMENTS, 'x', 'X-1', '%E9%A6%99'), { minLength: 1, maxLength: 5 })
    .map((segments) => `/${segments.join('/')}`)
  fc.assert(
    fc.property(address, (path) => expectLikeRouter(path)),
    { numRuns: 300 },
  )
})

test('an address that can’t be decoded is unknown, as it is to the router', () => {
  // The router complains of it.
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const path of ['/%ff', '/%', '/faq%c3']) expectLikeRouter(path)
  complaints.mockRestore()
})

test('an address has the pattern of its route', () => {
  expect(table.patternOf('/')).toBe('/')
  expect(table.patternOf('/FAQ/')).toBe('/faq')
  expect(table.patternOf('/blog/any')).toBe('/blog/:slug')
  expect(table.patternOf('/admin/orders/export.csv')).toBe('/admin/orders/export.csv')
  expect(table.patternOf('/no such')).toBeNull()
})
