/** The notice of what a merge changed, shown in this tab until it was read, also after a reload. */
import { useSyncExternalStore } from 'react'

import type { MergeNotice } from '#domain/drafts/merge-drafts.ts'

import { useOrderDraft } from './order-draft.ts'
import {
  isBetween,
  isFlag,
  isListOf,
  isNullOr,
  isRecordOf,
  isText,
  isWhole,
} from './stored-value.ts'

export const NEWS_STORAGE_KEY = 'order-news'
const CHANGED = 'order-news-changed'

type StoredNotice = MergeNotice & {
  /** Who saw it: a tab belongs to one person. */
  ownerId: string
}
type Change = MergeNotice['scents']

const isPicks = isListOf(
  isRecordOf<Change['came'][number]>({ serial: isText, quantity: isBetween(1, Infinity) }),
)
const isChange = isRecordOf<Change>({ came: isPicks, gone: isPicks, left: isPicks })
const isNotice = isRecordOf<StoredNotice>({
  ownerId: isText,
  scents: isChange,
  sdks: isChange,
  packages: isNullOr(isRecordOf({ kits: isWhole, refills: isWhole })),
  otherPackages: isNullOr(isWhole),
  areDetailsFilled: isFlag,
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
    const stored: unknown = JSON.parse(raw ?? 'null')
    return isNotice(stored) ? stored : null
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}
