/** News, questions and open places on the wire. Spec §7 calls 12, 13, 14. */
import { createRoute, z } from '@hono/zod-openapi'

import type { Career } from '#domain/careers/career.ts'
import { QUESTION_TYPES, type Question } from '#domain/faq/question.ts'
import { NEWS_LOCALES, type NewsItem } from '#domain/news/news-item.ts'
import { LOCALES } from '#shared/locale.ts'

import {
  answer,
  commonQuery,
  dataOf,
  limitQuery,
  listOf,
  pageQuery,
  problems,
  term,
} from './envelope.ts'

const Search = term(100)

const News = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.enum(NEWS_LOCALES),
    title: z.string(),
    body: z.string(),
    start_date: z.iso.date(),
  })
  .openapi('News')

const Faq = z
  .object({
    id: z.int(),
    slug: z.string(),
    locale: z.enum(LOCALES),
    question: z.string(),
    answer: z.string(),
    question_type: z.enum(QUESTION_TYPES),
  })
  .openapi('Faq')

const Recruitment = z
  .object({
    slug: z.string(),
    locale: z.enum(LOCALES),
    title: z.string(),
    summary: z.string(),
    body: z.string(),
  })
  .openapi('Recruitment')

export const listNewsRoute = createRoute({
  method: 'get',
  path: '/news',
  summary: 'News, newest first; Korean readers are given the Japanese texts (call 12)',
  request: { query: z.strictObject({ ...limitQuery(), ...commonQuery }) },
  responses: { 200: answer(listOf(News), 'News'), ...problems },
})

export const listFaqsRoute = createRoute({
  method: 'get',
  path: '/faqs',
  summary: 'Questions and answers (call 13)',
  request: {
    query: z.strictObject({
      ...pageQuery(),
      ...commonQuery,
      'q[question_or_answer_cont]': Search.optional(),
    }),
  },
  responses: { 200: answer(listOf(Faq), 'Questions'), ...problems },
})

export const listRecruitmentsRoute = createRoute({
  method: 'get',
  path: '/recruitments',
  summary: 'Open places (call 14)',
  request: {
    query: z.strictObject({
      ...pageQuery(),
      ...commonQuery,
      'q[slug_or_title_cont]': Search.optional(),
    }),
  },
  responses: { 200: answer(listOf(Recruitment), 'Open places'), ...problems },
})

export const findRecruitmentRoute = createRoute({
  method: 'get',
  path: '/recruitments/{slug}',
  summary: 'One open place (call 14)',
  request: { params: z.object({ slug: term(100) }), query: z.strictObject(commonQuery) },
  responses: { 200: answer(dataOf(Recruitment), 'The place'), ...problems },
})

export const newsWire = ({ startDate, ...item }: NewsItem) => ({ ...item, start_date: startDate })

export const faqWire = ({ questionType, ...item }: Question) => ({
  ...item,
  question_type: questionType,
})

export const recruitmentWire = ({ publishedOn: _, ...career }: Career) => career
