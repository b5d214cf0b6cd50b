/** On pages that change the draft: it is kept with the account a moment after each change, and met again on coming back. */
import { useEffect } from 'react'

import { onUserRecordChange } from '../api/user-record.ts'
import { onDraftChangedHere } from './order-draft.ts'
import { draftReady, keepDraft, keepDraftOnLeaving, meetDraft } from './save-draft.ts'

/** So long nobody typed. */
const KEEP_AFTER_MS = 1_000

export function useKeptDraft(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void keepDraft(), KEEP_AFTER_MS)
    }
    const now = () => {
      clearTimeout(waiting)
      keepDraftOnLeaving()
    }
    const comeOrGo = () => (document.visibilityState === 'hidden' ? now() : void meetDraft())
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void meetDraft()
    const again = () => void meetDraft()

    // What was typed when nobody could keep it is kept without waiting for another change.
    void draftReady().then(keepDraft)
    const stops = [onDraftChangedHere(later), onUserRecordChange(() => void draftReady())]
    document.addEventListener('visibilitychange', comeOrGo)
    window.addEventListener('pagehide', now)
    window.addEventListener('pageshow', comeBack)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(waiting)
      void keepDraft()
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', comeOrGo)
      window.removeEventListener('pagehide', now)
      window.removeEventListener('pageshow', comeBack)
      window.removeEventListener('online', again)
    }
  }, [])
}
