/** Whose draft lies in this browser. */
import { clearNews } from './merge-notice.ts'
import { changeDraft, readDraft, removeDraft } from './order-draft.ts'
import { deleteSaved } from './saved-draft.ts'

/**
 * Makes the order draft this user's. A sign-in that ended by itself leaves it as it is, so that whoever
 * comes back goes on where they were; somebody else begins without anything of the person before them.
 */
export function claimDraft(userId: string): void {
  const { ownerId } = readDraft()
  if (ownerId === userId) return

  if (ownerId !== '') leaveDraft()
  changeDraft({ ownerId: userId })
}

/** Whoever leaves takes everything along: their account remembers it, the next one at this browser sees none of it. */
export function leaveDraft(): void {
  removeDraft()
  deleteSaved()
  clearNews()
}
