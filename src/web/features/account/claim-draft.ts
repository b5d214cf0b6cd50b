import { changeDraft, readDraft } from '../../draft/order-draft.ts'
import { forgetPerson } from './forget-person.ts'

/**
 * Makes the order draft this user's. A sign-in that ended by itself leaves it as it is, so that whoever
 * comes back goes on where they were; somebody else begins without the person before them.
 */
export function claimDraft(userId: string): void {
  const { ownerId } = readDraft()
  if (ownerId === userId) return

  if (ownerId !== '') forgetPerson()
  changeDraft({ ownerId: userId })
}
