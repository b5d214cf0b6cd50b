/** What the page of one item is given, and each of its parts. */
import type { ContentItem } from '#domain/editing/content-item.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import type { ContentAction, ContentErrors, TextPreview } from './content.ts'

export type ItemPageProps = {
  item: ContentItem
  locale: Locale
  revision: { text: string; facts: string }
  saved: { who: string | null; at: Date | null }
  nodes: ProseNode[]
  /** The step that a link opened. */
  asked: string | null
  done: ContentAction | null
  now: Date
}

export type ItemProps = ItemPageProps & { answer: ContentErrors | TextPreview | undefined }
