/** One page view: page and language, without anything that identifies a visitor. */
import type { Locale } from '#shared/locale.ts'

export type PageView = { page: string; locale: Locale }

export type CountedViews = PageView & { views: number }
