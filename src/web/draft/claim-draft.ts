/** Whose draft is in this browser. */
import { SAVED_STORAGE } from './draft-storage.ts'
import { clearNews } from './merge-notice.ts'
import { changeDraft, readDraft, removeDraft } from './order-draft.ts'

/**
 * Makes the order draft this user's. A session that expired leaves it as it is, so that a person who
 * comes back goes on where they were; another person starts without any data of the one before.
 */
export function claimDraft(userId: string): void {
  const { ownerId } = readDraft()
  if (ownerId === userId) return

  if (ownerId !== '') leaveDraft()
  changeDraft({ ownerId: userId })
}

/** A sign-out removes everything: the account has the draft, and the next person at this browser sees none of it. */
export function leaveDraft(): void {
  removeDraft()
  localStorage.removeItem(SAVED_STORAGE)
  clearNews()
}
