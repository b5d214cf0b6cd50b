/** Revisions of an editor's forms, to detect edit conflicts. */
import { fingerprintOf } from '#shared/fingerprint.server.ts'
import type { Locale } from '#shared/locale.ts'

import type { ContentItem } from './content-item.ts'

/** Of one language: its published text, and its draft. Another language's never matters. */
export function revisionOfText(item: ContentItem, locale: Locale): string {
  const { texts = null, publishAt = null } = item.drafts[locale] ?? {}
  return fingerprintOf({ published: item.published[locale], texts, publishAt })
}

export const revisionOfPublished = (item: ContentItem, locale: Locale): string =>
  fingerprintOf(item.published[locale] ?? {})

/** Of what belongs to no language. */
export const revisionOfFacts = ({ publishedAt, startDate, questionType }: ContentItem): string =>
  fingerprintOf({ publishedAt, startDate, questionType })
