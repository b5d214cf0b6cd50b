import { type Pick, quantityBySerial } from '#domain/cart/packaging.ts'
import type { Context } from '#domain/context.ts'
import { pick } from '#shared/pick.ts'

import { EMPTY_CONTENT } from './content.ts'
import type { DraftContent, StoredDraft } from './draft.ts'
import { replaceDraft } from './store.server.ts'

/**
 * What was ordered is no draft any longer, also where the browser that ordered it never came to say so: another device
 * would order it once more. A draft that holds something else stays. Called in the transaction that writes the order.
 */
export async function emptyOrderedDraft(
  ctx: Context,
  userId: string,
  { stored, ordered }: { stored: StoredDraft | null; ordered: readonly Pick[] },
): Promise<void> {
  if (stored === null || !isSame(stored.content.selectedCartridges, ordered)) return

  const { version, content } = stored
  await replaceDraft(ctx, userId, { version, content: nextOf(content) })
}

/** Name and address stay. */
const nextOf = (content: DraftContent): DraftContent => ({
  ...EMPTY_CONTENT,
  ...pick(
    content,
    'location',
    'customerName',
    'customerKana',
    'customerEmail',
    'customerPhone',
    'buyerKind',
    'customerCompany',
    'customerDepartment',
    'address',
    'recipient',
  ),
})

const isSame = (these: readonly Pick[], those: readonly Pick[]): boolean => {
  const [one, other] = [quantityBySerial(these), quantityBySerial(those)]
  return one.size === other.size && [...one].every(([serial, count]) => other.get(serial) === count)
}
