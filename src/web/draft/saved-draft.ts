/** The draft of the account as this browser last synced it. */
import type { DraftContent } from '#domain/drafts/draft.ts'
import { isSameContent } from '#domain/drafts/merge-drafts.ts'

import { SAVED_STORAGE } from './draft-storage.ts'
import { contentIn } from './order-draft.ts'
import { isWhole } from './stored-value.ts'

/** A version that no account has: the account is read before anything is saved. */
export const UNKNOWN_VERSION = -1

/** Of so many the account may have any. What is sent after them counts as changed here, which loses nothing. */
const UNHEARD_MAX = 8

type SavedDraft = {
  ownerId: string
  version: number
  content: DraftContent | null
  /** What was sent since and no answer was heard of: who closes a page hears none. */
  sent: DraftContent[]
}

/** `null` where this browser never met the draft of this person. */
export function readSaved(userId: string): SavedDraft | null {
  try {
    const { ownerId, version, content, sent } = Object(
      JSON.parse(localStorage.getItem(SAVED_STORAGE) ?? 'null'),
    )
    if (ownerId !== userId || !isWhole(version)) return null
    return { ownerId, version, content: content && contentIn(content), sent: listIn(sent) }
  } catch {
    return null
  }
}

const listIn = (sent: unknown): DraftContent[] => (Array.isArray(sent) ? sent.map(contentIn) : [])

/** Both have met: nothing of what was sent before is in doubt. */
export const writeSaved = (met: Omit<SavedDraft, 'sent'>): void => write({ ...met, sent: [] })

/** Before it is sent. */
export function noteSent(userId: string, content: DraftContent): void {
  const saved = readSaved(userId)
  if (saved === null || saved.sent.length === UNHEARD_MAX) return
  const last = saved.sent.at(-1)
  if (last && isSameContent(last, content)) return
  write({ ...saved, sent: [...saved.sent, content] })
}

/** The account said that it does not take it. */
export function noteRefused(userId: string, content: DraftContent): void {
  const saved = readSaved(userId)
  if (saved === null) return
  write({ ...saved, sent: saved.sent.filter((it) => !isSameContent(it, content)) })
}

/** The account changed its draft itself: the new version is read before anything is saved. */
export function noteChangedByAccount(userId: string): void {
  const saved = readSaved(userId)
  if (saved !== null) write({ ...saved, version: UNKNOWN_VERSION })
}

const write = (saved: SavedDraft): void =>
  localStorage.setItem(SAVED_STORAGE, JSON.stringify(saved))
