/** The Atom feeds: one of news and one of the blog, each in every language. */
import type { MessageKey } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

export const FEEDS = {
  news: { list: '/company/news', title: 'shell.pageNews' },
  blog: { list: '/blog', title: 'shell.pageBlog' },
} as const satisfies Record<string, { list: string; title: MessageKey }>

export type FeedName = keyof typeof FEEDS

export const feedPath = (feed: FeedName, locale: Locale): string => `/feeds/${feed}/${locale}.xml`
