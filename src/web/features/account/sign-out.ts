import {
  CONSENT_STORAGE,
  DOCS_LANGUAGE_STORAGE,
  PLAYER_STORAGE,
  SHORTCUTS_STORAGE,
} from '#shared/cookies.ts'
import { saveDraftSoon } from '#web/draft/save-draft.ts'

import { callApi } from '../../api/client.ts'
import { clearPersonalData } from './clear-personal-data.ts'

/** Belongs to the browser, not to a person: the privacy policy says that it stays until it is cleared. */
const IMPERSONAL = [
  CONSENT_STORAGE,
  DOCS_LANGUAGE_STORAGE,
  PLAYER_STORAGE,
  SHORTCUTS_STORAGE,
] as const

/** Clears this browser in any case; the account has the draft. Returns whether the server was reached. */
export async function signOut(): Promise<{ isKnownToServer: boolean }> {
  await saveDraftSoon()
  const kept = IMPERSONAL.map((name) => [name, localStorage.getItem(name)] as const)
  // The response makes the browser clear its storage (`Clear-Site-Data`), whatever a script of ours may have left there.
  const answer = await callApi('DELETE /api/sessions')
  clearPersonalData()
  for (const [name, value] of kept) {
    if (value !== null) localStorage.setItem(name, value)
  }
  return { isKnownToServer: answer.ok || answer.error.status === 401 }
}
