import { expect, test } from 'vitest'

import { isMidOrder, safeNext, signInPath, signUpPath } from './next-path.ts'

const HOSTILE = [
  '',
  ' ',
  'orders',
  './orders',
  '../orders',
  '?next=/orders',
  '#orders',
  '//evil.example',
  '//evil.example/orders',
  '///evil.example',
  '////evil.example',
  '//user@evil.example',
  '//evil.example:443',
  '//[::1]/',
  '//2130706433',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/orders\\..\\..\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\nLocation: https://evil.example',
  '\t//evil.example',
  '\n//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\u200b/evil.example',
  '/\u202e/evil.example',
  '/\ufeff/evil.example',
  '/\ud800',
  '/..//evil.example',
  '/.//evil.example',
  '/orders/..//evil.example',
  '/orders//evil.example',
  '/%2e%2e//evil.example',
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/%7f/evil.example',
  '/%252f%252fevil.example',
  'http:evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:///evil.example',
  'http://site.invalid@evil.example',
  'http://site.invalid/orders',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'mailto:someone@evil.example',
  'evil.example',
  '@evil.example',
  ':evil.example',
  '.evil.example',
  '／／evil.example',
  '⁄evil.example',
  '。evil.example',
  '/sign-in',
  '/sign-in/',
  '/sign-in?next=/sign-in',
  '/orders/../sign-in',
  '/sign-up?next=/orders',
  `/${'a'.repeat(2_000)}`,
]

test.each(HOSTILE)('decisions, section 3: a sign-in never redirects to %j', (payload) => {
  expect(safeNext(payload)).toBeNull()
})

test('decisions, section 3: no wish is no wish', () => {
  expect(safeNext(null)).toBeNull()
})

test.each([
  ['/', '/'],
  ['/orders', '/orders'],
  ['/orders/', '/orders/'],
  ['/orders/0198?paid=1', '/orders/0198?paid=1'],
  ['/pre-checkout?lang=ko', '/pre-checkout?lang=ko'],
  ['/orders?back=https://evil.example', '/orders?back=https://evil.example'],
  ['/profile#phone', '/profile'],
  ['/@evil.example', '/@evil.example'],
  ['/orders/../profile', '/profile'],
  ['/注文', '/%E6%B3%A8%E6%96%87'],
])('decisions, section 3: %j is a path of this site and leads to %j', (payload, path) => {
  expect(safeNext(payload)).toBe(path)
})

test('whatever is let through stays on the origin of the page', () => {
  const origin = 'https://shop.example'
  const paths = [...HOSTILE, '/orders', '/a/../b', '/@x'].flatMap((raw) => safeNext(raw) ?? [])

  expect(paths.map((path) => new URL(path, origin).origin)).toEqual(paths.map(() => origin))
  expect(paths).not.toEqual([])
})

test('the way to sign in carries the page along, and drops what is not one of ours', () => {
  expect(signInPath('/orders?page=2&q=a')).toBe('/sign-in?next=%2Forders%3Fpage%3D2%26q%3Da')
  expect(signUpPath('//evil.example')).toBe('/sign-up')
  expect(signInPath(null)).toBe('/sign-in')
})

test('decisions, section 3: sign-in says that an order in progress is not lost', () => {
  expect(['/order', '/pre-checkout?lang=ja', '/checkout/payment-info'].map(isMidOrder)).toEqual([
    true,
    true,
    true,
  ])
  expect([null, '/', '/orders', '/orders/1', '/profile'].map(isMidOrder)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})
