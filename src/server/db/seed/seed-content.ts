/** News, posts, questions and open places of a new shop. What staff has changed since is never touched. */
import type pg from 'pg'

import { QUESTION_TYPES } from '#domain/faq/question.ts'

import { insert } from './seed-rows.ts'
import { readQuestions, readTexts } from './seed-texts.ts'

export async function seedContent(client: pg.PoolClient): Promise<void> {
  await seedNews(client)
  await seedBlog(client)
  await seedFaqs(client)
  await seedCareers(client)
}

/** The day of the first texts of the law (`terms_version`): what has no day of its own is published from then on. */
const SINCE = '2026-11-01T00:00:00+09:00'

async function seedNews(client: pg.PoolClient): Promise<void> {
  const items = [...(await readTexts('news'))].map(([slug, { en, ja, ko }]) => ({
    slug,
    start_date: (en ?? ja)?.facts.date,
    title_en: en?.facts.title ?? null,
    title_ja: ja?.facts.title ?? null,
    title_ko: ko?.facts.title ?? null,
    body_en: en?.body ?? null,
    body_ja: ja?.body ?? null,
    published_at: `${(en ?? ja)?.facts.date}T00:00:00+09:00`,
  }))
  items.sort((a, b) => `${a.start_date}`.localeCompare(`${b.start_date}`))
  await insert(client, 'news_items', 'slug', items, (item) => item)
}

async function seedBlog(client: pg.PoolClient): Promise<void> {
  const posts = [...(await readTexts('blog'))]
  posts.sort(([, a], [, b]) => `${a.en?.facts.date}`.localeCompare(`${b.en?.facts.date}`))
  await insert(client, 'blog_posts', 'slug', posts, ([slug, { en, ja, ko }]) => ({
    slug,
    start_date: en?.facts.date,
    title_en: en?.facts.title,
    title_ja: ja?.facts.title ?? null,
    title_ko: ko?.facts.title ?? null,
    summary_en: en?.facts.summary,
    summary_ja: ja?.facts.summary ?? null,
    summary_ko: ko?.facts.summary ?? null,
    body_en: en?.body,
    body_ja: ja?.body ?? null,
    body_ko: ko?.body ?? null,
    published_at: `${en?.facts.date}T00:00:00+09:00`,
  }))
}

async function seedFaqs(client: pg.PoolClient): Promise<void> {
  for (const group of QUESTION_TYPES) {
    const [en, ja, ko] = await Promise.all([
      readQuestions(group, 'en'),
      readQuestions(group, 'ja'),
      readQuestions(group, 'ko'),
    ])
    const inJapanese = new Map(ja.map((text) => [text.slug, text]))
    const inKorean = new Map(ko.map((text) => [text.slug, text]))
    await insert(client, 'faqs', 'slug', en, ({ slug, question, answer }, position) => ({
      slug,
      question_type: group,
      question_en: question,
      question_ja: inJapanese.get(slug)?.question ?? null,
      question_ko: inKorean.get(slug)?.question ?? null,
      answer_en: answer,
      answer_ja: inJapanese.get(slug)?.answer ?? null,
      answer_ko: inKorean.get(slug)?.answer ?? null,
      position,
      published_at: SINCE,
    }))
  }
}

async function seedCareers(client: pg.PoolClient): Promise<void> {
  const places = [...(await readTexts('careers'))]
  places.sort(([, a], [, b]) => Number(a.en?.facts.position) - Number(b.en?.facts.position))
  await insert(client, 'careers', 'slug', places, ([slug, { en, ja, ko }], position) => ({
    slug,
    title_en: en?.facts.title,
    title_ja: ja?.facts.title ?? null,
    title_ko: ko?.facts.title ?? null,
    summary_en: en?.facts.summary,
    summary_ja: ja?.facts.summary ?? null,
    summary_ko: ko?.facts.summary ?? null,
    body_en: en?.body,
    body_ja: ja?.body ?? null,
    body_ko: ko?.body ?? null,
    position,
    published_at: SINCE,
  }))
}
