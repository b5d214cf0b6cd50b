/** Editing texts: one language at a time, drafts apart, concurrent edits detected, dates applied by the clock. */
import { expect, test } from 'vitest'

import { findBlogPost } from '#domain/blog/list-blog.server.ts'
import { findCareer, listCareers } from '#domain/careers/list-careers.server.ts'
import {
  changeContent,
  createContent,
  hideContent,
  moveContent,
  removeContent,
} from '#domain/editing/edit-item.server.ts'
import { deleteDraft, saveText } from '#domain/editing/edit-text.server.ts'
import type { ContentKind } from '#domain/editing/kinds.ts'
import { readContent } from '#domain/editing/list-content.server.ts'
import { languagesGiven, previewContent } from '#domain/editing/preview-content.server.ts'
import { publishText, unpublishText } from '#domain/editing/publish-text.server.ts'
import { revisionOfFacts, revisionOfText } from '#domain/editing/revision.server.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { findNewsItem } from '#domain/news/list-news.server.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { fail } from '#shared/result.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const POST = 'first-hour-http-api'
const TEXTS = { title: '새 제목', summary: '짧은 요약', body: '본문입니다.' }

const reader = (shop: TestShop, locale: Locale) => shop.shop.context({ kind: 'visitor' }, locale)

async function item(shop: TestShop, kind: ContentKind, slug: string) {
  return unwrap(await readContent(await staffContext(shop), kind, slug))
}

const revision = async (shop: TestShop, kind: ContentKind, slug: string, locale: Locale) =>
  revisionOfText(await item(shop, kind, slug), locale)

const rowOf = async (shop: TestShop, table: string, slug: string) => {
  const [row] = await shop.query<Record<string, unknown>>(
    `select * from ${table} where slug = $1`,
    [slug],
  )
  return row ?? {}
}

const withoutKorean = (row: Record<string, unknown>) =>
  Object.entries(row).filter(([name]) => !name.endsWith('_ko') && name !== 'changed_at')

test('publishing Korean writes the Korean columns and not a byte of another language', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const before = await rowOf(shop, 'blog_posts', POST)
  // A draft of another language stays one.
  const japanese = { ...place, locale: 'ja' } as const
  const input = { title: '下書き', summary: '', body: '' }
  const jaRevision = await revision(shop, 'blog', POST, 'ja')
  expect(await saveText(ctx, japanese, { texts: input, revision: jaRevision })).toMatchObject({
    ok: true,
  })

  const koRevision = await revision(shop, 'blog', POST, 'ko')
  expect(await publishText(ctx, place, { texts: TEXTS, revision: koRevision })).toMatchObject({
    ok: true,
  })
  const after = await rowOf(shop, 'blog_posts', POST)
  expect(withoutKorean(after)).toEqual(withoutKorean(before))
  expect(after).toMatchObject({
    title_ko: '새 제목',
    summary_ko: '짧은 요약',
    body_ko: '본문입니다.',
    changed_at: ctx.now,
  })
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.title).toBe('새 제목')
  expect((await item(shop, 'blog', POST)).drafts).toMatchObject({ ja: { texts: input } })
})

test('two editors: the slower one gets an edit conflict, of the same language alone, and nothing is overwritten', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const opened = await revision(shop, 'blog', POST, 'ko')
  const english = await revision(shop, 'blog', POST, 'en')
  const first = { texts: TEXTS, revision: opened }
  const second = { texts: { ...TEXTS, title: '다른 제목' }, revision: opened }

  const both = await Promise.all([saveText(ctx, place, first), publishText(ctx, place, second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual(fail('edit_conflict'))
  expect(await deleteDraft(ctx, place, opened)).toEqual(fail('edit_conflict'))
  // The editor of the English text was not disturbed.
  const draft = { texts: { title: 'Draft' }, revision: english }
  expect(await saveText(ctx, { ...place, locale: 'en' }, draft)).toMatchObject({ ok: true })
  expect((await findBlogPost(reader(shop, 'en'), POST))?.title).not.toBe('Draft')
  const own = await staffContext(shop)
  const preview = await previewContent({ ...own, locale: 'en' }, 'blog', POST)
  expect(preview).toMatchObject({ value: { item: { title: 'Draft', locale: 'en' } } })
})

const NEWS = { name: '新しい香りのお知らせ', locale: 'ja', startDate: '2026-11-24' } as const

/** A news item in one language, hidden. */
async function draftNews(shop: TestShop) {
  const created = unwrap(
    await createContent(await staffContext(shop), 'news', {
      ...NEWS,
      questionType: null,
    }),
  )
  return { kind: 'news', slug: created, locale: NEWS.locale } as const
}

/** What readers of each language are given. */
const given = (shop: TestShop, slug: string) =>
  Promise.all(
    LOCALES.map(async (locale) => (await findNewsItem(reader(shop, locale), slug))?.item.title),
  )

test('a scheduled news item appears at its moment, in every language, by the clock alone', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = await draftNews(shop)
  expect(place.slug).toBe('2026-11-24')
  const at = new Date(shop.clock.now.getTime() + 10 * MINUTE)
  const written = async (texts: { title: string }) => ({
    texts,
    revision: await revision(shop, 'news', place.slug, 'ja'),
  })
  expect(await publishText(ctx, place, await written({ title: '' }), at)).toEqual({
    ok: false,
    error: [{ field: 'title', code: 'missing' }],
  })
  expect(await publishText(ctx, place, await written({ title: '予告' }), at)).toMatchObject({
    ok: true,
  })

  // What is saved until then is published then; a text that its kind needs may not go missing.
  expect(await saveText(ctx, place, await written({ title: '' }))).toEqual(
    fail('content_not_ready'),
  )
  expect(await saveText(ctx, place, await written({ title: '発売' }))).toMatchObject({ ok: true })
  shop.advance(10 * MINUTE - 1)
  expect(await given(shop, place.slug)).toEqual([undefined, undefined, undefined])
  shop.advance(1)
  expect(await given(shop, place.slug)).toEqual(['発売', '発売', '発売'])
  // From now on a saved text is a draft, and readers don't see it.
  const later = await staffContext(shop)
  const draft = await written({ title: '下書き' })
  expect(await saveText(later, place, draft)).toMatchObject({ ok: true })
  expect(await given(shop, place.slug)).toEqual(['発売', '発売', '発売'])
  expect(await publishText(later, place, await written({ title: '訂正' }))).toMatchObject({
    ok: true,
  })
  expect(await given(shop, place.slug)).toEqual(['訂正', '訂正', '訂正'])
})

test('publishing an item publishes its complete languages; hidden, none is found and all are stored', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = await draftNews(shop)
  const english = { ...place, locale: 'en' } as const
  const write = async (locale: Locale, title: string) => ({
    texts: { title },
    revision: await revision(shop, 'news', place.slug, locale),
  })
  await saveText(ctx, english, await write('en', 'New scents'))
  expect(languagesGiven(await item(shop, 'news', place.slug), ctx.now)).toEqual([
    { reader: 'ja', given: 'ja' },
    { reader: 'en', given: 'en' },
    { reader: 'ko', given: 'ja' },
  ])
  expect(await publishText(ctx, place, await write('ja', '新香'))).toMatchObject({ ok: true })
  expect(await given(shop, place.slug)).toEqual(['新香', 'New scents', '新香'])

  const facts = async () => revisionOfFacts(await item(shop, 'news', place.slug))
  const opened = await facts()
  const stale = await write('ja', '後から')
  expect(await hideContent(ctx, place, opened)).toMatchObject({ ok: true })
  expect(await hideContent(ctx, place, opened)).toEqual(fail('edit_conflict'))
  // A form that was opened on the public item does not publish it again.
  expect(await publishText(ctx, place, stale)).toEqual(fail('edit_conflict'))
  expect(await given(shop, place.slug)).toEqual([undefined, undefined, undefined])
  expect((await item(shop, 'news', place.slug)).published.en).toMatchObject({ title: 'New scents' })
})

test('an address is proposed, can be changed until readers can open it, and is never taken twice', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const { slug } = await draftNews(shop)
  const second = await draftNews(shop)
  expect(second.slug).toBe(`${slug}-2`)

  const rename = async (to: string, from: string = second.slug) =>
    changeContent(
      ctx,
      { kind: 'news', slug: from },
      {
        slug: to,
        startDate: NEWS.startDate,
        questionType: null,
        revision: revisionOfFacts(await item(shop, 'news', from)),
      },
    )
  expect(await rename(slug)).toEqual(fail('slug_taken'))
  expect(await rename('summer-scents')).toMatchObject({ ok: true })
  const place = { ...second, slug: 'summer-scents' }
  const texts = { title: '夏の香り' }
  const ja = await revision(shop, 'news', place.slug, 'ja')
  expect(await publishText(ctx, place, { texts, revision: ja })).toMatchObject({ ok: true })
  expect(await rename('winter-scents', place.slug)).toEqual(fail('edit_conflict'))
  expect(await given(shop, place.slug)).toEqual(['夏の香り', '夏の香り', '夏の香り'])
})

test('a place needs its English to be published, and is gone when removed', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const made = { name: 'Perfumer', locale: 'en', startDate: null, questionType: null } as const
  expect(await createContent(ctx, 'careers', made)).toEqual({ ok: true, value: 'perfumer' })
  expect(await createContent(ctx, 'careers', { ...made, name: ' ' })).toEqual({
    ok: false,
    error: [{ field: 'title', code: 'missing' }],
  })

  const place = { kind: 'careers', slug: 'perfumer' } as const
  const publish = async (locale: Locale) => {
    const input = { texts: TEXTS, revision: await revision(shop, 'careers', 'perfumer', locale) }
    return publishText(ctx, { ...place, locale }, input)
  }
  expect(await publish('ko')).toEqual(fail('content_not_ready'))
  expect(await publish('en')).toMatchObject({ ok: true })
  expect(await findCareer(reader(shop, 'ja'), 'perfumer')).toMatchObject({ locale: 'en' })

  const english = await revision(shop, 'careers', 'perfumer', 'en')
  expect(await unpublishText(ctx, { ...place, locale: 'en' }, english)).toEqual(
    fail('content_language_needed'),
  )
  const stale = await removeContent(ctx, place, 'other')
  expect(stale).toEqual(fail('edit_conflict'))
  const facted = revisionOfFacts(await item(shop, 'careers', 'perfumer'))
  expect(await removeContent(ctx, place, facted)).toMatchObject({ ok: true })
  expect(await findCareer(reader(shop, 'en'), 'perfumer')).toBeNull()
  const rows = await shop.query<{ action: string }>(
    `select action from audit_entries where target_id = 'perfumer' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'content_created',
    'content_published',
    'content_shown',
    'content_removed',
  ])
})

test('decisions, section 4: staff write news in Korean, for Korean readers alone; without a body it is a title above the Japanese text', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const slug = 'plate-cartridges'
  const place = { kind: 'news', slug, locale: 'ko' } as const
  const before = await findNewsItem(reader(shop, 'ja'), slug)
  const japanese = { ...before?.item, changedAt: ctx.now }
  for (const { body, given } of [
    { body: '본문입니다.', given: { locale: 'ko', body: '본문입니다.' } },
    { body: '', given: { locale: 'ja', body: japanese.body } },
  ] as const) {
    const texts = { title: '새 제목', body }
    const input = { texts, revision: await revision(shop, 'news', slug, 'ko') }
    expect(await publishText(ctx, place, input)).toMatchObject({ ok: true })

    const korean = { title: '새 제목', titleLocale: 'ko', ...given }
    const read = (await findNewsItem(reader(shop, 'ko'), slug))?.item
    expect(read).toEqual({ ...japanese, ...korean })
    expect((await findNewsItem(reader(shop, 'ja'), slug))?.item).toEqual(japanese)

    const preview = await previewContent({ ...ctx, locale: 'ko' }, 'news', slug)
    expect(preview).toMatchObject({ value: { item: korean } })
  }
})

test('news in Korean alone cannot be published', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const facts = { startDate: '2026-11-01', questionType: null }
  const made = { ...facts, locale: 'ko', name: '제목' } as const
  const slug = unwrap(await createContent(ctx, 'news', made))
  const texts = { title: '제목', body: '본문입니다.' }
  const input = { texts, revision: await revision(shop, 'news', slug, 'ko') }
  expect(await publishText(ctx, { kind: 'news', slug, locale: 'ko' }, input)).toEqual(
    fail('content_not_ready'),
  )
})

const waitingForLocks = async (shop: TestShop): Promise<number> => {
  const [row] = await shop.query<{ count: number }>(
    'select count(*)::int as count from pg_locks where not granted',
  )
  return row?.count ?? 0
}

test('questions and places are put in order, by two editors at once too', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const careers = async () =>
    (await listCareers(reader(shop, 'en'), null, { number: 1, size: 50 })).items.map(
      ({ slug }) => slug,
    )
  const before = await careers()
  const last = before.at(-1) ?? ''
  await moveContent(ctx, { kind: 'careers', slug: last }, 'up')
  await moveContent(ctx, { kind: 'careers', slug: last }, 'down')
  await moveContent(ctx, { kind: 'careers', slug: last }, 'down')
  expect(await careers()).toEqual(before)

  const page = { number: 1, size: 100 }
  const faqs = async () =>
    (await listFaqs(reader(shop, 'en'), { text: null, told: (text) => text }, page)).items
  const [first, second, third] = await faqs()
  expect(first?.questionType).toBe(third?.questionType)
  const slugs = [first, second, third].map((one) => one?.slug ?? '')
  const rest = (await faqs()).slice(3).map(({ slug }) => slug)
  const [upper = '', middle = '', lower = ''] = slugs
  // The second begins while the first is not done: it goes on from what the first one leaves.
  const begun = await ctx.transaction(async (holding) => {
    await moveContent(holding, { kind: 'faq', slug: upper }, 'down')
    const waiting = moveContent(ctx, { kind: 'faq', slug: lower }, 'up')
    await expect.poll(() => waitingForLocks(shop)).toBeGreaterThan(0)
    return { waiting }
  })
  expect(await begun.waiting).toMatchObject({ ok: true })
  const after = (await faqs()).map(({ slug }) => slug)
  expect(after).toEqual([middle, lower, upper, ...rest])
})
