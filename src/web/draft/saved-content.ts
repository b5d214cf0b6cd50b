/** The fields of the draft that are saved with the account. */
import type { DraftContent } from '#domain/drafts/draft.ts'
import { NOTES_LENGTH_MAX, TEXT_LENGTH_MAX } from '#domain/drafts/storable.ts'
import { isStorable } from '#shared/stored-text.ts'

import { contentIn, type OrderDraft, whoAndWhere } from './order-draft.ts'

/**
 * `null` where more was typed than a draft may hold: then it stays in this browser alone. What is placed is an order and
 * is in the order history; the account stores what the next draft begins with, so that the same is not ordered twice.
 */
export function contentOf(draft: OrderDraft): DraftContent | null {
  const content = contentIn(draft.placed === null ? draft : whoAndWhere(draft))
  const { orderNotes, ...others } = content
  const isShort = textsIn(others).every((text) => text.length <= TEXT_LENGTH_MAX)
  const isFit = isShort && orderNotes.length <= NOTES_LENGTH_MAX
  return isFit && textsIn(content).every(isStorable) ? content : null
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)
