/**
 * Where the visitor's parcels go, as far as prices need it: `home` is Japan and pays in yen, `abroad` pays in dollars. The
 * attribute of the document decides which of the prices on a cached page is shown, before its first paint.
 */
import { ORDER_STORAGE } from '../draft/draft-storage.ts'

export type Region = 'home' | 'abroad'

const HOME = 'JP'

/** `null` until the visitor has said where they live: the residence of the order draft is the one place that knows. */
export function storedRegion(): Region | null {
  try {
    const { location = HOME, isResidenceKnown = false } = JSON.parse(
      localStorage.getItem(ORDER_STORAGE) ?? '{}',
    )
    if (location !== HOME) return 'abroad'
    return isResidenceKnown ? 'home' : null
  } catch {
    // Storage is blocked or broken.
    return null
  }
}

export function showRegion(): void {
  const region = storedRegion()
  if (region === null) delete document.documentElement.dataset.region
  else document.documentElement.dataset.region = region
}
