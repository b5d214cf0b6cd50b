/** Editing texts: one language at a time, drafts apart, concurrent edits detected, dates applied by the clock. */
import { expect, test } from 'vitest'

import { findBlogPost } from '#domain/blog/list-blog.server.ts'
import { findCareer, listCareers } from '#domain/careers/list-careers.server.ts'
import {
  createContent,
  moveContent,
  removeContent,
  showContent,
} from '#domain/editing/edit-item.server.ts'
import { deleteDraft, saveDraft } from '#domain/editing/edit-text.server.ts'
import type { ContentKind } from '#domain/editing/kinds.ts'
import { readContent } from '#domain/editing/list-content.server.ts'
import { previewContent } from '#domain/editing/preview-content.server.ts'
import { publishDue, publishText, unpublishText } from '#domain/editing/publish-text.server.ts'
import { revisionOfFacts, revisionOfText } from '#domain/editing/revision.server.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { findNewsItem } from '#domain/news/list-news.server.ts'
import type { Locale } from '#shared/locale.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { MINUTE, openTestShop, type TestShop } from '../../support/shop/shop.ts'

const POST = 'first-hour-http-api'
const TEXTS = { title: '새 제목', summary: '짧은 요약', body: '본문입니다.' }

const reader = (shop: TestShop, locale: Locale) => shop.shop.context({ kind: 'visitor' }, locale)
const system = (shop: TestShop) => shop.shop.context({ kind: 'system' }, 'en')

async function item(shop: TestShop, kind: ContentKind, slug: string) {
  const found = await readContent(await staffContext(shop), kind, slug)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

const revision = async (shop: TestShop, kind: ContentKind, slug: string, locale: Locale) =>
  revisionOfText(await item(shop, kind, slug), locale)

const rowOf = async (shop: TestShop, table: string, slug: string) => {
  const { rows } = await shop.pool.query<Record<string, unknown>>(
    `select * from ${table} where slug = $1`,
    [slug],
  )
  return rows[0] ?? {}
}

const withoutKorean = (row: Record<string, unknown>) =>
  Object.entries(row).filter(([name]) => !name.endsWith('_ko'))

test('publishing Korean writes the Korean columns and not a byte of another language', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const before = await rowOf(shop, 'blog_posts', POST)
  // A draft of another language stays one.
  const japanese = { ...place, locale: 'ja' } as const
  const input = { title: '下書き', summary: '', body: '' }
  const jaRevision = await revision(shop, 'blog', POST, 'ja')
  expect(await saveDraft(ctx, japanese, { texts: input, revision: jaRevision })).toMatchObject({
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

  const both = await Promise.all([saveDraft(ctx, place, first), publishText(ctx, place, second)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'edit_conflict' })
  expect(await deleteDraft(ctx, place, opened)).toEqual({ ok: false, error: 'edit_conflict' })
  // The editor of the English text was not disturbed.
  const draft = { texts: { title: 'Draft' }, revision: english }
  expect(await saveDraft(ctx, { ...place, locale: 'en' }, draft)).toMatchObject({ ok: true })
  expect((await findBlogPost(reader(shop, 'en'), POST))?.title).not.toBe('Draft')
  const own = await staffContext(shop)
  const preview = await previewContent({ ...own, locale: 'en' }, 'blog', POST)
  expect(preview).toMatchObject({ value: { item: { title: 'Draft', locale: 'en' } } })
})

test('a draft with a moment is published by the clock, not before, once, and never over a newer text', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const at = new Date(shop.clock.now.getTime() + 10 * MINUTE)
  const input = { texts: TEXTS, revision: await revision(shop, 'blog', POST, 'ko') }
  expect(await saveDraft(ctx, place, { ...input, texts: { title: 'x' } }, at)).toEqual({
    ok: false,
    error: [
      { field: 'summary', code: 'missing' },
      { field: 'body', code: 'missing' },
    ],
  })
  expect(await saveDraft(ctx, place, input, at)).toMatchObject({ ok: true })

  shop.advance(10 * MINUTE - 1)
  expect(await publishDue(system(shop))).toBe(0)
  shop.advance(1)
  const at_once = await Promise.all([publishDue(system(shop)), publishDue(system(shop))])
  expect(at_once[0] + at_once[1]).toBe(1)
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.title).toBe('새 제목')

  const later = new Date(shop.clock.now.getTime() + MINUTE)
  const again = { texts: TEXTS, revision: await revision(shop, 'blog', POST, 'ko') }
  expect(await saveDraft(await staffContext(shop), place, again, later)).toMatchObject({ ok: true })
  await shop.pool.query(`update blog_posts set title_ko = '더 새로운' where slug = $1`, [POST])
  shop.advance(MINUTE)
  expect(await publishDue(system(shop))).toBe(0)
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.title).toBe('더 새로운')
  expect((await item(shop, 'blog', POST)).drafts.ko?.publishAt).toBeNull()
})

test('a draft that cannot be published does not delay the others, and is reported', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const at = new Date(shop.clock.now.getTime() + MINUTE)
  for (const locale of ['ja', 'ko'] as const) {
    const input = { texts: TEXTS, revision: await revision(shop, 'blog', POST, locale) }
    expect(await saveDraft(ctx, { kind: 'blog', slug: POST, locale }, input, at)).toMatchObject({
      ok: true,
    })
  }
  await shop.pool.query(
    `alter table blog_posts add constraint broken check (title_ja is distinct from '${TEXTS.title}')`,
  )
  shop.advance(MINUTE)
  await expect(publishDue(system(shop))).rejects.toThrow('1 drafts failed')
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.title).toBe(TEXTS.title)
  expect((await item(shop, 'blog', POST)).drafts.ja?.publishAt).toEqual(at)
})

test('a planned draft retains its moment when the text before it is taken off the site, and is published then', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const at = new Date(shop.clock.now.getTime() + 10 * MINUTE)
  const first = { texts: TEXTS, revision: await revision(shop, 'blog', POST, 'ko') }
  expect(await publishText(ctx, place, first)).toMatchObject({ ok: true })
  const next = { ...TEXTS, title: '다음 제목' }
  const planned = { texts: next, revision: await revision(shop, 'blog', POST, 'ko') }
  expect(await saveDraft(ctx, place, planned, at)).toMatchObject({ ok: true })

  const off = await unpublishText(ctx, place, await revision(shop, 'blog', POST, 'ko'))
  expect(off).toMatchObject({ ok: true })
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.locale).not.toBe('ko')
  expect((await item(shop, 'blog', POST)).drafts.ko?.publishAt).toEqual(at)
  shop.advance(10 * MINUTE)
  expect(await publishDue(system(shop))).toBe(1)
  expect((await findBlogPost(reader(shop, 'ko'), POST))?.title).toBe('다음 제목')
})

test('a planned draft of a text that changed since is not published by taking that text off the site', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'blog', slug: POST, locale: 'ko' } as const
  const at = new Date(shop.clock.now.getTime() + MINUTE)
  const planned = { texts: TEXTS, revision: await revision(shop, 'blog', POST, 'ko') }
  expect(await saveDraft(ctx, place, planned, at)).toMatchObject({ ok: true })
  await shop.pool.query(`update blog_posts set title_ko = '더 새로운' where slug = $1`, [POST])
  const off = await unpublishText(ctx, place, await revision(shop, 'blog', POST, 'ko'))
  expect(off).toMatchObject({ ok: true })
  shop.advance(MINUTE)
  expect(await publishDue(system(shop))).toBe(0)
  expect((await item(shop, 'blog', POST)).drafts.ko).toMatchObject({
    texts: TEXTS,
    publishAt: null,
  })
})

test('a new place is hidden until its English is there, shown from its moment on, and gone when removed', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'careers', slug: 'perfumer' } as const
  const facts = { slug: 'perfumer', startDate: null, questionType: null }
  expect(await createContent(ctx, 'careers', facts)).toMatchObject({ ok: true })
  expect(await createContent(ctx, 'careers', facts)).toEqual({ ok: false, error: 'slug_taken' })

  const at = new Date(shop.clock.now.getTime() + MINUTE)
  const show = async (publishedAt: Date | null) =>
    showContent(ctx, place, {
      publishedAt,
      revision: revisionOfFacts(await item(shop, 'careers', 'perfumer')),
    })
  const publish = async (locale: Locale) => {
    const input = { texts: TEXTS, revision: await revision(shop, 'careers', 'perfumer', locale) }
    return publishText(ctx, { ...place, locale }, input)
  }
  expect(await publish('ko')).toMatchObject({ ok: true })
  expect(await show(at)).toEqual({ ok: false, error: 'content_not_ready' })
  expect(await publish('en')).toMatchObject({ ok: true })
  expect(await show(at)).toMatchObject({ ok: true })
  expect(await findCareer(reader(shop, 'ja'), 'perfumer')).toBeNull()
  shop.advance(MINUTE)
  expect(await findCareer(reader(shop, 'ja'), 'perfumer')).toMatchObject({ locale: 'en' })

  const english = await revision(shop, 'careers', 'perfumer', 'en')
  expect(await unpublishText(ctx, { ...place, locale: 'en' }, english)).toEqual({
    ok: false,
    error: 'content_language_needed',
  })
  const stale = await removeContent(ctx, place, 'other')
  expect(stale).toEqual({ ok: false, error: 'edit_conflict' })
  const facted = revisionOfFacts(await item(shop, 'careers', 'perfumer'))
  expect(await removeContent(ctx, place, facted)).toMatchObject({ ok: true })
  expect(await findCareer(reader(shop, 'en'), 'perfumer')).toBeNull()
  const { rows } = await shop.pool.query<{ action: string }>(
    `select action from audit_entries where target_id = 'perfumer' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'content_created',
    'content_published',
    'content_published',
    'content_shown',
    'content_removed',
  ])
})

test('news in Korean is no language of its own, and a hidden item is not found', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const place = { kind: 'news', slug: 'plate-cartridges' } as const
  const input = {
    texts: { title: '뉴스' },
    revision: await revision(shop, 'news', place.slug, 'ko'),
  }
  const refused = { ok: false, error: 'not_found' }
  expect(await saveDraft(ctx, { ...place, locale: 'ko' }, input)).toEqual(refused)
  const facts = revisionOfFacts(await item(shop, 'news', place.slug))
  expect(await showContent(ctx, place, { publishedAt: null, revision: facts })).toMatchObject({
    ok: true,
  })
  expect(await findNewsItem(reader(shop, 'ja'), place.slug)).toBeNull()
  const twice = await showContent(ctx, place, { publishedAt: null, revision: facts })
  expect(twice).toEqual({ ok: false, error: 'edit_conflict' })
})

const waitingForLocks = async (shop: TestShop): Promise<number> => {
  const { rows } = await shop.pool.query<{ count: number }>(
    'select count(*)::int as count from pg_locks where not granted',
  )
  return rows[0]?.count ?? 0
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
