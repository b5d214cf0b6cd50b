import { callApi } from '../../api/client.ts'
import { clearUserRecord } from '../../api/user-record.ts'
import { leaveDraft } from '../../draft/claim-draft.ts'
import { keepDraftSoon } from '../../draft/keep-draft.ts'

/** This browser forgets the visitor in any case; their account keeps the draft. The answer tells whether the server knows. */
export async function signOut(): Promise<{ isKnownToServer: boolean }> {
  await keepDraftSoon()
  const answer = await callApi('/api/sessions', { method: 'DELETE' })
  clearUserRecord()
  leaveDraft()
  return { isKnownToServer: answer.ok || answer.error.status === 401 }
}
