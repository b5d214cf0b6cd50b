/** The notice of what a merge changed, shown in this tab until it was read, also after a reload. */
import { useSyncExternalStore } from 'react'

import type { MergeNotice } from '#domain/drafts/merge-drafts.ts'
import { z } from '#shared/schema.ts'

import { useOrderDraft } from './order-draft.ts'

export const NEWS_STORAGE_KEY = 'order-news'
const CHANGED = 'order-news-changed'

const Picks = z.array(z.object({ serial: z.string(), quantity: z.int().min(1) }))
const Change = z.object({ came: Picks, gone: Picks, left: Picks })
const StoredNotice = z.object({
  /** Who saw it: a tab belongs to one person. */
  ownerId: z.string(),
  scents: Change,
  sdks: Change,
  packages: z.object({ kits: z.int(), refills: z.int() }).nullable(),
  otherPackages: z.int().nullable(),
  areDetailsFilled: z.boolean(),
})

export function showMergeNotice(ownerId: string, news: MergeNotice): void {
  sessionStorage.setItem(NEWS_STORAGE_KEY, JSON.stringify({ ...news, ownerId }))
  window.dispatchEvent(new Event(CHANGED))
}

export function clearNews(): void {
  sessionStorage.removeItem(NEWS_STORAGE_KEY)
  window.dispatchEvent(new Event(CHANGED))
}

export function useMergeNotice(): MergeNotice | null {
  const news = useSyncExternalStore(subscribe, snapshot, () => null)
  const { ownerId } = useOrderDraft()
  return news?.ownerId === ownerId ? news : null
}

let lastRaw: string | null = null
type StoredNotice = z.infer<typeof StoredNotice>
let lastNotice: StoredNotice | null = null

function snapshot(): StoredNotice | null {
  const raw = sessionStorage.getItem(NEWS_STORAGE_KEY)
  if (raw !== lastRaw) {
    lastRaw = raw
    lastNotice = readNotice(raw)
  }
  return lastNotice
}

function readNotice(raw: string | null): StoredNotice | null {
  try {
    return StoredNotice.safeParse(JSON.parse(raw ?? 'null')).data ?? null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
