/** This browser forgets who was signed in: the record, the draft and everything that came with it. */
import { clearUserRecord } from '#web/api/user-record.ts'
import { leaveDraft } from '#web/draft/claim-draft.ts'

export function clearPersonalData(): void {
  clearUserRecord()
  leaveDraft()
}
