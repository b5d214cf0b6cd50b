/** The fields of the draft that are saved with the account. */
import { DraftContent } from '#domain/drafts/draft.ts'
import { z } from '#shared/schema.ts'

import { type OrderDraft, whoAndWhere } from './order-draft.ts'

/** Fields the server does not know are left out here, never sent. */
const Keepable = z.object(DraftContent.shape)

/**
 * `null` where more was typed than a draft may hold: then it stays in this browser alone. What is placed is an order and
 * is in the order history; the account stores what the next draft begins with, so that the same is not ordered twice.
 */
export function contentOf(draft: OrderDraft): DraftContent | null {
  return Keepable.safeParse(draft.placed === null ? draft : whoAndWhere(draft)).data ?? null
}
