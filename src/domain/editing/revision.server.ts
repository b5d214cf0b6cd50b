/** Revisions of an editor's forms, to detect edit conflicts. */
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { Locale } from '#shared/locale.ts'

import type { ContentItem } from './content-item.ts'

/** Of one language: its text, its draft, and when readers see them. Another language's text never matters. */
export function revisionOfText(item: ContentItem, locale: Locale): string {
  const { published, drafts, publishedAt } = item
  const texts = drafts[locale]?.texts ?? null
  return fingerprintOf({ published: published[locale], texts, publishedAt })
}

/** Of what belongs to no language. */
export const revisionOfFacts = ({ publishedAt, startDate, questionType }: ContentItem): string =>
  fingerprintOf({ publishedAt, startDate, questionType })
