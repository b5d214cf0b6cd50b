import { useEffect, useSyncExternalStore } from 'react'

import { subscribeStored } from '#web/browser/subscribe-stored.ts'

import { DRAFT_CHANGED } from '../draft/draft-storage.ts'
import { type Region, showRegion, storedRegion } from './region.ts'

const subscribe = subscribeStored(DRAFT_CHANGED)

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
