import {
  CONSENT_STORAGE,
  DOCS_LANGUAGE_STORAGE,
  PLAYER_STORAGE,
  SHORTCUTS_STORAGE,
} from '#shared/cookies.ts'
import { saveDraftSoon } from '#web/draft/save-draft.ts'

import { callApi } from '../../api/client.ts'
import { clearPersonalData } from './clear-personal-data.ts'

/** Of this browser and of nobody in it: the privacy policy says they stay until they are cleared. */
const IMPERSONAL = [
  CONSENT_STORAGE,
  DOCS_LANGUAGE_STORAGE,
  PLAYER_STORAGE,
  SHORTCUTS_STORAGE,
] as const

/** This browser forgets the visitor in any case; their account keeps the draft. The answer tells whether the server knows. */
export async function signOut(): Promise<{ isKnownToServer: boolean }> {
  await saveDraftSoon()
  const kept = IMPERSONAL.map((name) => [name, localStorage.getItem(name)] as const)
  // The answer has the browser empty its storage (`Clear-Site-Data`), whatever a program of ours may have left there.
  const answer = await callApi('DELETE /api/sessions')
  clearPersonalData()
  for (const [name, value] of kept) {
    if (value !== null) localStorage.setItem(name, value)
  }
  return { isKnownToServer: answer.ok || answer.error.status === 401 }
}
