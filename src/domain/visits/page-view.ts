/** One opening of a page: which one, and in which language. Nothing that tells one visitor from another. */
import type { Locale } from '#shared/locale.ts'

export type PageView = { page: string; locale: Locale }

export type CountedViews = PageView & { views: number }
