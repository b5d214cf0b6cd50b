import { useEffect, useSyncExternalStore } from 'react'

import { DRAFT_CHANGED } from '../draft/draft-storage.ts'
import { type Region, showRegion, storedRegion } from './region.ts'

/** The server does not know it: a cached page is the same for all. */
export const useRegion = (): Region | null =>
  useSyncExternalStore(subscribe, storedRegion, () => null)

/** Updates the attribute when the residence changes. */
export function useShowRegion(): void {
  useEffect(() => {
    showRegion()
    return subscribe(showRegion)
  }, [])
}

function subscribe(listener: () => void): () => void {
  addEventListener(DRAFT_CHANGED, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(DRAFT_CHANGED, listener)
    removeEventListener('storage', listener)
  }
}
