/** What search engines read first. Decisions, sections 3 and 4. */
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { LOCALES } from '#shared/locale.ts'
import { SOCIAL_SIZE } from '#web/pictures/manifest.ts'
import { PUBLIC_PATHS } from '#web/site/site-tree.ts'
import { socialPath } from '#web/site/social-path.ts'

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

  await shop.query('update news_items set published_at = null where slug = $1', [slug])
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

test('the sitemap has the day of the last change of dated texts, and of the lists that have them', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  const slug = 'windows-sdk-3'
  const change = "update news_items set changed_at = '2026-11-19T23:00:00Z' where slug = $1"
  await shop.query(change, [slug])
  const { text } = await textAt(shop, '/sitemap.xml')
  const dayOf = (path: string) =>
    new RegExp(`<loc>https://shop.example.com${path}\\?lang=en</loc>(?:<lastmod>([^<]*))?`).exec(
      text,
    )?.[1]
  expect(dayOf(`/company/news/${slug}`)).toBe('2026-11-20')
  expect(dayOf('/company/news')).toBe('2026-11-20')
  expect(dayOf('/careers/web-engineer')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(dayOf('/faq')).toBeUndefined()
})

test('the feeds of news and the blog list what is published, in each language, newest first', async () => {
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
  for (const [feed, list] of [
    ['news', '/company/news'],
    ['blog', '/blog'],
  ]) {
    for (const locale of LOCALES) {
      const { type, text } = await textAt(shop, `/feeds/${feed}/${locale}.xml`)
      expect(type).toBe('application/atom+xml; charset=utf-8')
      expect(text).toContain(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`)
      const days = [...text.matchAll(/<published>([^<]+)</g)].map(([, day = '']) => day)
      expect(days.length).toBeGreaterThan(2)
      expect(days.toSorted().toReversed()).toEqual(days)
      const addresses = [...text.matchAll(/<id>([^<]+)</g)].map(([, address]) => address)
      expect(new Set(addresses).size).toBe(days.length + 1)
      for (const address of addresses) {
        expect(address).toMatch(
          new RegExp(`^https://shop.example.com${list}(/[\\w-]+)?\\?lang=${locale}$`),
        )
      }
    }
  }
  expect((await fetch(`${shop.address}/feeds/news/fr.xml`)).status).toBe(404)
  expect((await fetch(`${shop.address}/feeds/faq/en.xml`)).status).toBe(404)
})

test('§3 news: marks in a title cannot break a feed, and drafts are not in it', async () => {
  await using shop = await openTestShop()
  const set = 'update news_items set title_en = $2 where slug = $1'
  await shop.query(set, ['windows-sdk-3', `<b>"A" & 'B'\u0008</b>`])
  await shop.query("update news_items set published_at = null where slug = 'first-sdks'")
  const { text } = await textAt(shop, '/feeds/news/en.xml')
  expect(text).toContain(
    '<title xml:lang="en">&#60;b&#62;&#34;A&#34; &#38; &#39;B&#39;&#60;/b&#62;</title>',
  )
  expect(text).not.toContain('first-sdks')
})

test('a page without a picture of its own is shared with one that is drawn from its name', async () => {
  await using shop = await openTestShop()
  for (const path of [
    '/faq',
    '/blog/solid-not-liquid',
    '/company/news/first-sdks',
    '/scents/AC-CI05',
    '/scents/finder',
    '/api/docs/orders',
  ]) {
    const answer = await fetch(`${shop.address}${socialPath('ko', path)}`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const picture = Buffer.from(await answer.arrayBuffer())
    expect(picture.length).toBeLessThan(120_000)
    expect(await sharp(picture).metadata()).toMatchObject(SOCIAL_SIZE)
  }
  const inEnglish = await fetch(`${shop.address}${socialPath('en', '/faq')}`)
  const inKorean = await fetch(`${shop.address}${socialPath('ko', '/faq')}`)
  expect(await inEnglish.text()).not.toBe(await inKorean.text())
  for (const path of ['/social/en/none.png', '/social/fr/faq.png', '/social/en/blog/none.png']) {
    expect((await fetch(`${shop.address}${path}`)).status, path).toBe(404)
  }
})
