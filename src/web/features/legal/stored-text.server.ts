import type { LegalTexts } from '#domain/legal/version.ts'
import type { Locale } from '#shared/locale.ts'

import { articleOf } from '../../prose/markdown.server.ts'
import { changesIn } from './changes.server.ts'
import type { StoredText } from './stored-text.ts'

type Version = { effectiveFrom: string; texts: LegalTexts }

/** A published text exists in every language; a previewed draft may not. */
export function storedIn(
  { version, before }: { version: Version | null; before: Version | null },
  locale: Locale,
): StoredText | null {
  if (version === null) return null
  const nodesOf = ({ texts }: Version) => articleOf(texts[locale] ?? '', locale)
  const nodes = nodesOf(version)
  return {
    version: version.effectiveFrom,
    nodes,
    changes: before && {
      since: before.effectiveFrom,
      sections: changesIn(nodesOf(before), nodes, locale),
    },
  }
}
