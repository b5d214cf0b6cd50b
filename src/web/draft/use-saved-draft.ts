/** On pages that change the draft: it is saved to the account shortly after each change, and merged on return. */
import { useEffect } from 'react'

import { onUserRecordChange } from '../api/user-record.ts'
import { onDraftChangedHere } from './order-draft.ts'
import { draftReady, meetDraft, saveDraft, saveDraftOnLeaving } from './save-draft.ts'

/** Saved after so long without input. */
const SAVE_AFTER_MS = 1_000

export function useSavedDraft(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void saveDraft(), SAVE_AFTER_MS)
    }
    const now = () => {
      clearTimeout(waiting)
      saveDraftOnLeaving()
    }
    const comeOrGo = () => (document.visibilityState === 'hidden' ? now() : void meetDraft())
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void meetDraft()
    const again = () => void meetDraft()

    // Input from a time when it could not be saved is saved without waiting for another change.
    void draftReady().then(saveDraft)
    const stops = [onDraftChangedHere(later), onUserRecordChange(() => void draftReady())]
    document.addEventListener('visibilitychange', comeOrGo)
    window.addEventListener('pagehide', now)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(waiting)
      void saveDraft()
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', comeOrGo)
      window.removeEventListener('pagehide', now)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', again)
    }
  }, [])
}
