/** News, posts, questions and open places of a new shop. What staff has changed since is never touched. */
import type pg from 'pg'

import { QUESTION_TYPES } from '#domain/faq/question.ts'
import type { Locale } from '#shared/locale.ts'

import { inLanguages, insert } from './seed-rows.ts'
import { readQuestions, readTexts, type SeedItem } from './seed-texts.ts'

export async function seedContent(client: pg.PoolClient): Promise<void> {
  await seedNews(client)
  await seedBlog(client)
  await seedFaqs(client)
  await seedCareers(client)
}

/** The day of the first texts of the law (`terms_version`): what has no day of its own is published from then on. */
const SINCE = '2026-11-01T00:00:00+09:00'

async function seedNews(client: pg.PoolClient): Promise<void> {
  const items = [...(await readTexts('news'))].map(([slug, item]) => {
    const day = `${(item.en ?? item.ja)?.facts.date}`
    return {
      slug,
      start_date: day,
      ...factsOf(item, 'title'),
      ...inLanguages('body', (locale) => item[locale]?.body),
      published_at: `${day}T00:00:00+09:00`,
    }
  })
  items.sort((a, b) => a.start_date.localeCompare(b.start_date))
  await insert(client, 'news_items', 'slug', items, (item) => item)
}

async function seedBlog(client: pg.PoolClient): Promise<void> {
  const posts = [...(await readTexts('blog'))]
  posts.sort(([, a], [, b]) => `${a.en?.facts.date}`.localeCompare(`${b.en?.facts.date}`))
  await insert(client, 'blog_posts', 'slug', posts, ([slug, post]) => ({
    slug,
    start_date: post.en?.facts.date,
    ...articleOf(post),
    published_at: `${post.en?.facts.date}T00:00:00+09:00`,
  }))
}

async function seedFaqs(client: pg.PoolClient): Promise<void> {
  for (const group of QUESTION_TYPES) {
    const read = async (locale: Locale) =>
      new Map((await readQuestions(group, locale)).map((text) => [text.slug, text]))
    const texts = { en: await read('en'), ja: await read('ja'), ko: await read('ko') }
    await insert(client, 'faqs', 'slug', [...texts.en.keys()], (slug, position) => ({
      slug,
      question_type: group,
      ...inLanguages('question', (locale) => texts[locale].get(slug)?.question),
      ...inLanguages('answer', (locale) => texts[locale].get(slug)?.answer),
      position,
      published_at: SINCE,
    }))
  }
}

async function seedCareers(client: pg.PoolClient): Promise<void> {
  const places = [...(await readTexts('careers'))]
  places.sort(([, a], [, b]) => Number(a.en?.facts.position) - Number(b.en?.facts.position))
  await insert(client, 'careers', 'slug', places, ([slug, place], position) => ({
    slug,
    ...articleOf(place),
    position,
    published_at: SINCE,
  }))
}

const factsOf = (item: SeedItem, name: string) =>
  inLanguages(name, (locale) => item[locale]?.facts[name])

const articleOf = (item: SeedItem) => ({
  ...factsOf(item, 'title'),
  ...factsOf(item, 'summary'),
  ...inLanguages('body', (locale) => item[locale]?.body),
})
