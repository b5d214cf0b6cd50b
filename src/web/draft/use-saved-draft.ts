/** On pages that change the draft: it is saved to the account shortly after each change, and merged on return. */
import { useEffect } from 'react'

import { onUserRecordChange, readUserRecord } from '../api/user-record.ts'
import { onDraftChangedHere } from './order-draft.ts'

/** Saved after so long without input. */
const SAVE_AFTER_MS = 1_000

type Saving = typeof import('./save-draft.ts')

/** With the schemas of the server's draft, which a visitor who is not signed in never needs. */
export const loadSaving = (): Promise<Saving> => import('./save-draft.ts')

export function useSavedDraft(): void {
  useEffect(() => {
    let saving: Saving | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    const save = () => void saving?.saveDraft()
    const meet = () => void saving?.meetDraft()
    const later = () => {
      clearTimeout(waiting)
      waiting = setTimeout(save, SAVE_AFTER_MS)
    }
    const now = () => {
      clearTimeout(waiting)
      saving?.saveDraftOnLeaving()
    }
    const comeOrGo = () => (document.visibilityState === 'hidden' ? now() : meet())
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && meet()
    const signIn = async () => {
      if (readUserRecord() === null) return
      saving = await loadSaving()
      await saving.draftReady()
    }

    // Input from a time when it could not be saved is saved without waiting for another change.
    void signIn().then(save)
    const stops = [onDraftChangedHere(later), onUserRecordChange(() => void signIn())]
    document.addEventListener('visibilitychange', comeOrGo)
    window.addEventListener('pagehide', now)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', meet)
    return () => {
      clearTimeout(waiting)
      save()
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', comeOrGo)
      window.removeEventListener('pagehide', now)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', meet)
    }
  }, [])
}
