import type { LegalTexts } from '#domain/legal/version.ts'
import type { Locale } from '#shared/locale.ts'

import { articleOf } from '../../prose/markdown.server.ts'
import type { StoredText } from './stored-text.ts'

/** A published text exists in every language; a previewed draft may not. */
export const storedIn = (
  version: { effectiveFrom: string; texts: LegalTexts } | null,
  locale: Locale,
): StoredText | null =>
  version && {
    version: version.effectiveFrom,
    nodes: articleOf(version.texts[locale] ?? '', locale),
  }
