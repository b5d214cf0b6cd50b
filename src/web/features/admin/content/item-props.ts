/** What the page of one item is given, and each of its parts. */
import type { ContentItem } from '#domain/editing/content-item.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'

import type { ContentErrors, ItemAction, TextAction, TextPreview } from './content.ts'

export type ItemPageProps = {
  item: ContentItem
  locale: Locale
  revision: { text: string; facts: string }
  /** Which language readers of each one see, or will see. */
  given: readonly { reader: Locale; given: Locale }[]
  saved: { who: string | null; at: Date | null }
  nodes: ProseNode[]
  /** The step that a link opened. */
  asked: string | null
  done: Exclude<TextAction, 'preview_text'> | ItemAction | 'create_item' | null
  now: Date
}

export type ItemProps = ItemPageProps & { answer: ContentErrors | TextPreview | undefined }
