/** What search engines read first. Decisions, sections 3 and 4. */
import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'
import { PUBLIC_PATHS } from '#web/site/site-tree.ts'

import { openTestShop, type TestShop } from '../../support/shop/shop.ts'

const textAt = async (shop: TestShop, path: string) => {
  const answer = await fetch(`${shop.address}${path}`)
  return { type: answer.headers.get('content-type'), text: await answer.text() }
}

test('the sitemap lists every public page in every language, each with its alternates', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const { type, text } = await textAt(shop, '/sitemap.xml')
  expect(type).toContain('application/xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const path of PUBLIC_PATHS) {
    for (const locale of LOCALES) {
      expect(addresses).toContain(`https://shop.example.com${path}?lang=${locale}`)
    }
  }
  expect(text.match(/hreflang="x-default"/g)).toHaveLength(addresses.length)
  for (const locale of LOCALES) {
    expect(text.match(new RegExp(`hreflang="${locale}"`, 'g'))).toHaveLength(addresses.length)
  }
})

test('news, posts and open places are in the sitemap from the moment they are published', async () => {
  await using shop = await openTestShop()
  const slug = 'windows-sdk-3'
  expect((await textAt(shop, '/sitemap.xml')).text).toContain(`/company/news/${slug}?lang=ja`)
  expect((await textAt(shop, '/sitemap.xml')).text).toContain('/careers/web-engineer?lang=en')

  await shop.pool.query('update news_items set published_at = null where slug = $1', [slug])
  expect((await textAt(shop, '/sitemap.xml')).text).not.toContain(slug)
})

test('robots are excluded from personal pages and led to the sitemap', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const { text } = await textAt(shop, '/robots.txt')
  for (const path of ['/admin', '/checkout', '/orders', '/profile', '/v1/']) {
    expect(text).toContain(`Disallow: ${path}\n`)
  }
  expect(text).toContain('Sitemap: https://shop.example.com/sitemap.xml')
})

test('the reference of the API is let in among the calls, each page of it in the sitemap', async () => {
  await using shop = await openTestShop()
  expect((await textAt(shop, '/robots.txt')).text).toContain('Allow: /api/docs\n')
  const { text } = await textAt(shop, '/sitemap.xml')
  for (const page of ['', '/first-order', '/webhooks', '/orders', '/prices-and-shipping']) {
    expect(text).toContain(`/api/docs${page}?lang=ko`)
  }
})
