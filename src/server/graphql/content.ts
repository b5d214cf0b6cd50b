/** What editors write, and the public settings. Spec §7 calls 2, 12, 13 and 14; decisions, section 3. */
import type { BlogPost } from '#domain/blog/blog-post.ts'
import { findBlogPost, listBlog } from '#domain/blog/list-blog.server.ts'
import type { Career } from '#domain/careers/career.ts'
import { findCareer, listCareers } from '#domain/careers/list-careers.server.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { QUESTION_TYPES, type Question } from '#domain/faq/question.ts'
import { findNewsItem, listNews, newsContextOfCall } from '#domain/news/list-news.server.ts'
import type { NewsItem } from '#domain/news/news-item.ts'
import { listPublicSettings } from '#domain/settings/read-settings.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'

import { costOfPage, paged, pageIn, searchIn } from './arguments.ts'
import { builder } from './builder.ts'
import { LIST_COST, LONG_TEXT_COST } from './limits.ts'
import { inLocale, LocaleWord, pageOf, readingIn } from './words.ts'

const News = builder.objectRef<NewsItem>('NewsItem').implement({
  description: 'A dated item of news.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    locale: t.expose('locale', {
      type: LocaleWord,
      description: 'The language of these texts: Japanese or English.',
    }),
    title: t.exposeString('title', { description: 'Its headline.' }),
    body: t.exposeString('body', {
      description: 'Markdown. Empty where the title says everything.',
      complexity: LONG_TEXT_COST,
    }),
    startDate: t.exposeString('startDate', { description: 'Its day in Japan, as 2026-11-02.' }),
  }),
})

const QuestionTypeWord = builder.enumType('QuestionType', {
  description: 'What a question is about.',
  values: QUESTION_TYPES,
})

const Faq = builder.objectRef<Question>('Faq').implement({
  description: 'A frequently asked question and its answer.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    questionType: t.expose('questionType', {
      type: QuestionTypeWord,
      description: 'What it is about.',
    }),
    locale: t.expose('locale', {
      type: LocaleWord,
      description: 'The language of both texts: English where a translation is missing.',
    }),
    question: t.exposeString('question', { description: 'The question.' }),
    answer: t.exposeString('answer', { description: 'Markdown.', complexity: LONG_TEXT_COST }),
  }),
})

const Post = builder.objectRef<BlogPost>('BlogPost').implement({
  description: 'A post of the blog.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    locale: t.expose('locale', {
      type: LocaleWord,
      description: 'The language of these texts: another one where a translation is missing.',
    }),
    title: t.exposeString('title', { description: 'Its headline.' }),
    summary: t.exposeString('summary', { description: 'What it is about, in a sentence or two.' }),
    body: t.exposeString('body', { description: 'Markdown.', complexity: LONG_TEXT_COST }),
    startDate: t.exposeString('startDate', { description: 'Its day in Japan, as 2026-11-02.' }),
  }),
})

const Recruitment = builder.objectRef<Career>('Recruitment').implement({
  description: 'An open position.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its slug in addresses.' }),
    locale: t.expose('locale', {
      type: LocaleWord,
      description: 'The language of these texts: English where a translation is missing.',
    }),
    title: t.exposeString('title', { description: 'The title of the position.' }),
    summary: t.exposeString('summary', { description: 'The work, in a sentence or two.' }),
    body: t.exposeString('body', { description: 'Markdown.', complexity: LONG_TEXT_COST }),
  }),
})

type Setting = Awaited<ReturnType<typeof listPublicSettings>>[number]

const SettingType = builder.objectRef<Setting>('Setting').implement({
  description: 'A public setting of the shop.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its name, such as company.name.' }),
    value: t.exposeString('value', { description: 'What it is set to.' }),
    description: t.exposeString('description', { description: 'What it is for.' }),
  }),
})

const bySlug = builder.args((t) => ({
  slug: t.string({ required: true, description: 'Its slug in addresses.' }),
}))

builder.queryFields((t) => ({
  news: t.field({
    type: pageOf('NewsPage', News, 'news items'),
    description: 'News, newest first. Korean readers get the Japanese texts.',
    args: { ...inLocale, ...paged },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) =>
      listNews(newsContextOfCall(readingIn(ctx, args.locale)), pageIn(args, ctx)),
  }),
  newsItem: t.field({
    type: News,
    nullable: true,
    description: 'One news item; null if there is none with this slug.',
    args: { ...bySlug, ...inLocale },
    complexity: { field: LIST_COST },
    resolve: async (_, { slug, locale }, { ctx }) =>
      (await findNewsItem(newsContextOfCall(readingIn(ctx, locale)), slug))?.item ?? null,
  }),
  faqs: t.field({
    type: pageOf('FaqPage', Faq, 'questions'),
    description: 'Questions and answers by category.',
    args: {
      text: t.arg.string({ description: 'Found in question or answer, in the language shown.' }),
      ...inLocale,
      ...paged,
    },
    complexity: costOfPage,
    resolve: (_, args, { ctx: asked }) => {
      const ctx = readingIn(asked, args.locale)
      const told = (answer: string) => interpolateFacts(answer, ctx.locale)
      return listFaqs(ctx, { text: searchIn(args, 'text', asked), told }, pageIn(args, asked))
    },
  }),
  blogPosts: t.field({
    type: pageOf('BlogPostPage', Post, 'posts'),
    description: 'Posts of the blog, newest first.',
    args: { ...inLocale, ...paged },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) => listBlog(readingIn(ctx, args.locale), pageIn(args, ctx)),
  }),
  blogPost: t.field({
    type: Post,
    nullable: true,
    description: 'One post; null if there is none with this slug.',
    args: { ...bySlug, ...inLocale },
    complexity: { field: LIST_COST },
    resolve: (_, { slug, locale }, { ctx }) => findBlogPost(readingIn(ctx, locale), slug),
  }),
  recruitments: t.field({
    type: pageOf('RecruitmentPage', Recruitment, 'places'),
    description: 'Open positions.',
    args: {
      text: t.arg.string({ description: 'Found in the slug and in the title of any language.' }),
      ...inLocale,
      ...paged,
    },
    complexity: costOfPage,
    resolve: (_, args, { ctx }) =>
      listCareers(readingIn(ctx, args.locale), searchIn(args, 'text', ctx), pageIn(args, ctx)),
  }),
  recruitment: t.field({
    type: Recruitment,
    nullable: true,
    description: 'One open position; null if there is none with this slug.',
    args: { ...bySlug, ...inLocale },
    complexity: { field: LIST_COST },
    resolve: (_, { slug, locale }, { ctx }) => findCareer(readingIn(ctx, locale), slug),
  }),
  settings: t.field({
    type: [SettingType],
    description: 'The public settings.',
    complexity: { field: LIST_COST, multiplier: 20 },
    resolve: (_, __, { ctx }) => listPublicSettings(ctx),
  }),
}))
