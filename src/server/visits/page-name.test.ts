import { expect, test } from 'vitest'

import { pageNameOf } from './page-name.ts'

test('a page is counted under its address, the three homes as one', () => {
  expect(pageNameOf('/faq')).toBe('/faq')
  expect(['/', '/en', '/ja', '/ko'].map(pageNameOf)).toEqual(['/', '/', '/', '/'])
  expect(pageNameOf('/checkout/payment-info')).toBe('/checkout/payment-info')
})

test('the entries of a list are counted together', () => {
  expect(pageNameOf('/company/news/any-thing')).toBe('/company/news/*')
  expect(pageNameOf('/careers/web-engineer')).toBe('/careers/*')
})

test('what is no page of ours is not counted', () => {
  for (const path of ['/nothing', '/orders/1', '/admin', '/products', '/faq/1', 'faq']) {
    expect(pageNameOf(path), path).toBeNull()
  }
})
