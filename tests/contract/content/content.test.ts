/** What editors write: applications, news, questions, open places. Spec §7 calls 10, 12, 13 and 14. */
import { expect, test } from 'vitest'

import { answered, invalid, NOT_FOUND } from '../../support/api/answers.ts'
import { shareTestShop } from '../../support/shop/share-test-shop.ts'

const shop = await shareTestShop()

type Row = Record<string, unknown> & { slug: string }
type List = { data: Row[]; meta: { current: number; pages: number; count: number; limit: number } }

const read = (path: string, query: Record<string, string> = {}) =>
  shop.call<List>({ path: `${path}?${new URLSearchParams(query)}` })

test('§7 call 12: news newest first, ten a page, and the page past the end is empty', async () => {
  const first = await read('/v1/news', { locale: 'en' })
  expect(first.status).toBe(200)
  expect(first.body.meta).toMatchObject({ current: 1, limit: 10, pages: 2, count: 17 })
  expect(first.body.data[0]).toEqual({
    id: expect.any(Number),
    slug: 'android-java-sdk-3-1',
    locale: 'en',
    title: 'Android and Java SDK 3.1.0',
    body: expect.stringContaining('3.1.0'),
    start_date: '2026-07-22',
  })

  const second = await read('/v1/news', { locale: 'en', page: '2' })
  const days = [...first.body.data, ...second.body.data].map((item) => item.start_date)
  expect(days).toEqual([...days].sort().reverse())
  expect(new Set(slugs(first).concat(slugs(second))).size).toBe(17)
  expect((await read('/v1/news', { page: '3', limit: '10' })).body.data).toEqual([])
})

test('§7 call 12: Korean readers are given the Japanese text', async () => {
  const ja = await read('/v1/news', { locale: 'ja', limit: '1' })
  const ko = await read('/v1/news', { locale: 'ko', limit: '1' })
  expect(ko.body).toEqual(ja.body)
  expect(ko.body.data[0]).toMatchObject({ locale: 'ja', title: 'Android・Java版SDK 3.1.0を公開' })
})

test('§7 call 12: an item in one language is shown in that one; a draft and a later one are not found', async () => {
  await shop.query(
    `insert into news_items (slug, start_date, title_en, title_ja, body_en, published_at) values
       ('only-english', '2027-01-03', 'Only English', null, 'Text', '2026-01-01'),
       ('a-draft', '2027-01-02', 'Draft', null, null, null),
       ('tomorrow', '2027-01-01', 'Later', null, null, '2999-01-01')`,
  )
  try {
    const { body } = await read('/v1/news', { locale: 'ja', limit: '2' })
    expect(body.data[0]).toMatchObject({
      slug: 'only-english',
      locale: 'en',
      title: 'Only English',
    })
    expect(body.data[1]?.slug).toBe('android-java-sdk-3-1')
    expect(body.meta.count).toBe(18)
  } finally {
    await shop.query(`delete from news_items where start_date >= '2027-01-01'`)
  }
})

test('§7 call 12 refuses a page and a limit that do not exist', async () => {
  for (const [name, value] of [
    ['page', '0'],
    ['page', 'x'],
    ['limit', '101'],
    ['limit', '-1'],
  ] as const) {
    expect(await read('/v1/news', { [name]: value }), `${name}=${value}`).toEqual(invalid(name))
  }
})

test('§7 call 13: questions by group, in the language of the reader, with the numbers of the rules', async () => {
  const { body } = await read('/api/faqs', { locale: 'en', 'page[size]': '100' })
  const groups = [...new Set(body.data.map((item) => item.question_type))]
  expect(groups).toEqual(['general', 'hardware', 'software'])
  expect(body.meta.count).toBe(body.data.length)
  expect(JSON.stringify(body.data)).not.toMatch(/\{\w+\}/)
  expect(body.data.find(({ slug }) => slug === 'payment')?.answer).toContain('14 days')

  const ja = await read('/api/faqs', { locale: 'ja', 'page[size]': '100' })
  expect(slugs(ja)).toEqual(body.data.map(({ slug }) => slug))
  expect(ja.body.data.find(({ slug }) => slug === 'payment')?.answer).toContain('14日間')
})

test('§7 call 13: the search reads the displayed text, in any case; % and _ are letters', async () => {
  const find = async (text: string, locale = 'en') =>
    slugs(await read('/api/faqs', { locale, 'q[question_or_answer_cont]': text }))
  expect(await find('3,000 sprays')).toEqual(['cartridge-life'])
  expect(await find('BANK TRANSFER')).toEqual(['payment'])
  expect(await find('銀行振込', 'ja')).toEqual(['payment'])
  expect(await find('no such words')).toEqual([])
  expect(await find('%_%')).toEqual([])
  expect((await find('  ')).length).toBe(10)
})

test('§7 call 14: open places, and one by its slug', async () => {
  const { body } = await read('/api/recruitments', { locale: 'ko' })
  expect(body.meta).toMatchObject({ count: 7, pages: 1 })
  expect(body.data[0]).toMatchObject({ slug: 'embedded-engineer', locale: 'ko' })

  const one = await shop.call<{ data: Row }>({ path: '/api/recruitments/web-engineer?locale=ja' })
  expect(one).toEqual(
    answered(200, {
      data: {
        slug: 'web-engineer',
        locale: 'ja',
        title: 'Webエンジニア',
        summary: expect.any(String),
        body: expect.stringContaining('## 仕事の内容'),
      },
    }),
  )
  const found = await read('/api/recruitments', { 'q[slug_or_title_cont]': 'デザイナ' })
  expect(slugs(found)).toEqual([])
  const engineers = await read('/api/recruitments', { 'q[slug_or_title_cont]': 'エンジニア' })
  expect(slugs(engineers)).toEqual(['embedded-engineer', 'mobile-engineer', 'web-engineer'])
})

test('§7 call 14: an unknown place, and one not yet published, are not found', async () => {
  for (const slug of ['nobody', '%', "' or 1=1 --", 'x'.repeat(100)]) {
    const path = `/api/recruitments/${encodeURIComponent(slug)}`
    expect(await shop.call({ path }), slug).toEqual(NOT_FOUND)
  }
  await shop.query(`update careers set published_at = null where slug = 'internship'`)
  expect(await shop.call({ path: '/api/recruitments/internship' })).toEqual(NOT_FOUND)
  expect((await read('/api/recruitments')).body.meta.count).toBe(6)
  await shop.query(`update careers set published_at = '2026-01-01' where slug = 'internship'`)
})

test('§7 call 10: applications, and those whose slug contains a text', async () => {
  const { body } = await read('/api/aroma_applications', { 'q[slug_cont]': 'PLAYER' })
  expect(body.data).toEqual([
    {
      slug: 'aroma-player',
      name: { en: 'Aroma Player', ja: 'アロマプレイヤー', ko: '아로마 플레이어' },
      tagline: { en: expect.any(String), ja: expect.any(String), ko: expect.any(String) },
      platforms: ['Windows', 'macOS', 'Web'],
    },
  ])
  expect((await read('/api/aroma_applications')).body.meta).toMatchObject({ count: 3 })
})

test('§8 an unknown filter is refused on each of the lists', async () => {
  for (const path of ['/v1/news', '/api/faqs', '/api/recruitments', '/api/aroma_applications']) {
    expect((await read(path, { sort: 'x' })).status, path).toBe(422)
  }
})

const slugs = ({ body }: { body: List }): string[] => body.data.map(({ slug }) => slug)
