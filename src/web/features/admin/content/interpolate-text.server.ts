import type { ContentKind } from '#domain/editing/kinds.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import type { Locale } from '#shared/locale.ts'

/** Questions and posts name the numbers of the business in braces; they are filled in when they are read. */
const HAS_FACTS = {
  news: false,
  blog: true,
  faq: true,
  careers: false,
} as const satisfies Record<ContentKind, boolean>

export const interpolateText = (kind: ContentKind, text: string, locale: Locale): string =>
  HAS_FACTS[kind] ? interpolateFacts(text, locale) : text
