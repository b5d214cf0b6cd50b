import { expect, test } from 'vitest'

import { nearestPages, pagesIn } from './nearest-pages.ts'

test.each([
  ['/contcat', '/contact'],
  ['/conatct.html', '/contact'],
  ['/ja/contact', '/contact'],
  ['/product/aroma-shooter3', '/products/aroma-shooter-3'],
  ['/products/shooter-3', '/products/aroma-shooter-3'],
  ['/Cartridges', '/products/aroma-cartridge'],
  ['/news', '/company/news'],
  ['/company/newss', '/company/news'],
  ['/about-us', '/company/about'],
  ['/privacy', '/privacy-policy'],
  ['/scent-finder', '/scents/finder'],
  ['/solution/signage', '/solutions/aroma-signage'],
  ['/shop/faq', '/faq'],
  // Where an address that moved leads.
  ['/hackaroma2', '/products/aroma-shooter'],
])('§2 404: %s is near to %s alone', (address, path) => {
  expect(nearestPages(address)).toEqual([path])
})

test('§2 404: of many that are as near, the first three of the site', () => {
  const devices = ['-3', '', '-wearable-3'].map((end) => `/products/aroma-shooter${end}`)
  expect(nearestPages('/products/aroma-shooter-4')).toEqual(devices)
  expect(nearestPages('/products/none')).toEqual(devices)
})

test.each([
  ...['/404', '/a', '/no/such', '/index.html', '/invented/12', '/x.php', '/.env', '/..%2f..%2fetc'],
  ...['/wp-login.php', '/wp-content/uploads/x.php', '/phpmyadmin', '/admin/none', '/%E9%A6%99'],
  ...[`/${'contact'.repeat(20)}`, '/a/b/c/d/e/f/contact', '/'],
])('§2 404: nothing is near to %s', (address) => {
  expect(nearestPages(address)).toEqual([])
})

test('§2 404: what a query names is a page or nothing', () => {
  expect(pagesIn(['/faq', '//evil.example', 'javascript:alert(1)', '/company'])).toEqual(['/faq'])
})
