import type { ContentKind } from '#domain/editing/kinds.ts'
import { withFacts } from '#i18n/facts.ts'
import type { Locale } from '#shared/locale.ts'

/** Questions and posts name the numbers of the business in braces; they are filled in when they are read. */
const TELLS_FACTS = {
  news: false,
  blog: true,
  faq: true,
  careers: false,
} as const satisfies Record<ContentKind, boolean>

export const toldIn = (kind: ContentKind, text: string, locale: Locale): string =>
  TELLS_FACTS[kind] ? withFacts(text, locale) : text
