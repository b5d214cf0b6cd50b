/** News, questions and open places on the wire. Spec §7 calls 12, 13, 14. */
import { z } from '@hono/zod-openapi'

import type { Career } from '#domain/careers/career.ts'
import { QUESTION_TYPES, type Question } from '#domain/faq/question.ts'
import { NEWS_LOCALES, type NewsItem, newsLocaleOf } from '#domain/news/news-item.ts'
import { LOCALES } from '#shared/locale.ts'

import {
  answer,
  dataOf,
  limited,
  listOf,
  OPEN,
  paged,
  refusals,
  route,
  TAGS,
  term,
  WITH_KEY,
} from './envelope.ts'

const Search = term(100)
const Contains = (example: string) =>
  Search.openapi({ description: 'Entries that contain the text', example })
const Markdown = z.string().openapi({
  description:
    'Markdown. An image such as `![Caption](figure:cut)` is a figure of this site and has no file: show its caption, or ignore it.',
})
const Language = z
  .enum(LOCALES)
  .openapi({ description: 'Of the texts: the one asked for, or the next best' })

const News = z
  .object({
    id: z.int(),
    slug: z.string().openapi({ example: 'android-java-sdk-3-1' }),
    locale: z.enum(NEWS_LOCALES).openapi({ description: 'Of the texts' }),
    title: z.string().openapi({ example: 'Android and Java SDK 3.1.0' }),
    body: Markdown,
    start_date: z.iso.date(),
  })
  .openapi('News')

const Faq = z
  .object({
    id: z.int(),
    slug: z.string().openapi({ example: 'what-is-it' }),
    locale: Language,
    question: z.string(),
    answer: Markdown,
    question_type: z.enum(QUESTION_TYPES),
  })
  .openapi('Faq')

const Recruitment = z
  .object({
    slug: z.string().openapi({ example: 'embedded-engineer' }),
    locale: Language,
    title: z.string(),
    summary: z.string(),
    body: Markdown,
  })
  .openapi('Recruitment')

export const listNewsRoute = route('get', '/news', {
  operationId: 'listNews',
  tags: [TAGS.content],
  security: WITH_KEY,
  summary: 'List the news (call 12)',
  description: 'Newest first. Korean readers get the Japanese texts. `body` is Markdown.',
  request: { query: limited },
  responses: { 200: answer(listOf(News), 'News') },
})

export const listFaqsRoute = route('get', '/faqs', {
  operationId: 'listFaqs',
  tags: [TAGS.content],
  security: OPEN,
  summary: 'List questions and answers (call 13)',
  description: 'Searches questions and answers, ignoring case and width.',
  request: {
    query: paged().extend({ 'q[question_or_answer_cont]': Contains('cartridge').optional() }),
  },
  responses: { 200: answer(listOf(Faq), 'Questions') },
})

export const listRecruitmentsRoute = route('get', '/recruitments', {
  operationId: 'listRecruitments',
  tags: [TAGS.content],
  security: OPEN,
  summary: 'List the job openings (call 14)',
  description: '`body` is Markdown.',
  request: {
    query: paged().extend({ 'q[slug_or_title_cont]': Contains('engineer').optional() }),
  },
  responses: { 200: answer(listOf(Recruitment), 'Job openings') },
})

export const findRecruitmentRoute = route('get', '/recruitments/{slug}', {
  operationId: 'findRecruitment',
  tags: [TAGS.content],
  security: OPEN,
  summary: 'Read a job opening (call 14)',
  description: '`body` is Markdown, `locale` the language of the texts.',
  request: {
    params: z.object({ slug: term(100).openapi({ example: 'embedded-engineer' }) }),
  },
  responses: { 200: answer(dataOf(Recruitment), 'Job opening') },
  ...refusals('not_found'),
})

/** Of an item that was read in a language of calls. */
export const newsWire = ({ startDate, changedAt: _, titleLocale: __, ...item }: NewsItem) => ({
  ...item,
  locale: newsLocaleOf(item.locale),
  start_date: startDate,
})

export const faqWire = ({ questionType, ...item }: Question) => ({
  ...item,
  question_type: questionType,
})

export const recruitmentWire = ({ publishedOn: _, ...career }: Career) => career
