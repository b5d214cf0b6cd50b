/** What pages read and no API call returns: related news, and the blog. Spec §3 "News item"; decisions, section 3. */
import { expect, test } from 'vitest'

import { findBlogPost, listBlog } from '#domain/blog/list-blog.server.ts'
import { findNewsItem, listNews } from '#domain/news/list-news.server.ts'
import type { Locale } from '#shared/locale.ts'

import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop({ now: '2026-11-21T03:00:00Z' })

const reader = (locale: Locale) => shop.shop.context({ kind: 'visitor' }, locale)
const ALL = { number: 1, size: 100 }

test('§9 news: from the oldest to the newest one meets every item once, in the order of the list', async () => {
  const ctx = reader('en')
  const list = (await listNews(ctx, ALL)).items.map(({ slug }) => slug)
  const met: string[] = []
  let at: string | undefined = list.at(-1)
  while (at !== undefined) {
    met.unshift(at)
    const found = await findNewsItem(ctx, at)
    expect(found?.older?.slug).toBe(list[list.indexOf(at) + 1])
    at = found?.newer?.slug
  }
  expect(met).toEqual(list)
})

test('§3 news: a draft, and what is to come, are neither readable nor listed as a neighbour', async () => {
  await shop.query(
    `insert into news_items (slug, start_date, title_en, published_at) values
     ('draft', '2026-11-20', 'Draft', null), ('tomorrow', '2026-11-20', 'Soon', '2026-11-22')`,
  )
  try {
    const ctx = reader('en')
    expect(await findNewsItem(ctx, 'draft')).toBeNull()
    expect(await findNewsItem(ctx, 'tomorrow')).toBeNull()
    expect((await findNewsItem(ctx, 'android-java-sdk-3-1'))?.newer).toBeNull()
  } finally {
    await shop.query(`delete from news_items where slug in ('draft', 'tomorrow')`)
  }
})

test('decisions, section 4: a page in Korean has the Korean text of every item of a new shop', async () => {
  const { items } = await listNews(reader('ko'), ALL)
  for (const item of items) {
    expect(item).toMatchObject({
      locale: 'ko',
      titleLocale: 'ko',
      body: expect.stringMatching(/[가-힣]/),
    })
  }
})

test('blog: newest first, page by page, each in the language of the reader', async () => {
  for (const locale of ['ja', 'en', 'ko'] as const) {
    const { items, count } = await listBlog(reader(locale), ALL)
    expect(count).toBe(items.length)
    expect(new Set(items.map((post) => post.locale))).toEqual(new Set([locale]))
    const days = items.map(({ startDate }) => startDate)
    expect(days).toEqual(days.toSorted().reverse())
  }
  const second = await listBlog(reader('en'), { number: 2, size: 2 })
  expect(second.items).toHaveLength(2)
  expect((await listBlog(reader('en'), { number: 9, size: 10 })).items).toEqual([])
})

test('§4 fallback when read: a post without its Korean body is English from title to end', async () => {
  await shop.query(`update blog_posts set body_ko = null where slug = 'solid-not-liquid'`)
  const post = await findBlogPost(reader('ko'), 'solid-not-liquid')
  expect(post).toMatchObject({ locale: 'en', title: 'Solid, not liquid' })
  expect(await findBlogPost(reader('ko'), 'nothing')).toBeNull()
})

test('§2 routes: a name that the database cannot store is not found, and not an error', async () => {
  for (const slug of ['\0', 'a\0b', '\ud800']) {
    expect(await findNewsItem(reader('en'), slug)).toBeNull()
    expect(await findBlogPost(reader('en'), slug)).toBeNull()
  }
})
