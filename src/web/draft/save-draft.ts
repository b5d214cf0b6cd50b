/**
 * Saves the draft of a signed-in person with their account, and merges what another device saved there meanwhile.
 * Nobody waits for it and no failure is shown: this browser has everything, and the next change tries again.
 */
import type { StoredDraftWire } from '#contract/drafts.ts'
import { baseRevision } from '#domain/drafts/base-revision.ts'
import { EMPTY_CONTENT } from '#domain/drafts/content.ts'
import type { DraftContent } from '#domain/drafts/draft.ts'
import { isNews, isSameContent, mergeDrafts } from '#domain/drafts/merge-drafts.ts'
import { UNANSWERED_MAX } from '#domain/drafts/policy.ts'
import type { Result } from '#shared/result.ts'

import { type ApiProblem, callApi, isRefusal } from '../api/client.ts'
import { readUserRecord } from '../api/user-record.ts'
import { claimDraft } from './claim-draft.ts'
import { showMergeNotice } from './merge-notice.ts'
import { changeDraft, contentIn, isOrdered, readDraft } from './order-draft.ts'
import { contentOf } from './saved-content.ts'
import {
  noteChangedByAccount,
  noteRefused,
  noteSent,
  readSaved,
  UNKNOWN_VERSION,
  writeSaved,
} from './saved-draft.ts'

/** A page that needs the draft waits no longer for the account; what comes later is merged then. */
const WAIT_MS_MAX = 3_000
const ATTEMPTS_MAX = 3
const LOCK = 'order-draft'

let metFor: string | null = null
let meeting: Promise<void> | null = null

/** For pages that ask the draft where to go: once a sign-in it has met the one of the account before. */
export function draftReady(): Promise<void> {
  const userId = readUserRecord()?.id
  if (userId === undefined) {
    metFor = null
    return Promise.resolve()
  }

  claimDraft(userId)
  if (metFor === userId && readSaved(userId) !== null) return Promise.resolve()
  meeting ??= meetDraft().finally(() => {
    // The response may have been that the session ended: the next sign-in loads it again.
    metFor = ownerHere()
    meeting = null
  })
  return soon(meeting)
}

/** Loads the draft of the account, merges it, and saves what is new here. */
export const meetDraft = (): Promise<void> => inTurn(true)

/** Keeps what is new here. */
export const saveDraft = (): Promise<void> => inTurn(false)

/** Before signing out, which must not wait for ever. */
export const saveDraftSoon = (): Promise<void> => soon(saveDraft())

/** A placed order empties the draft of the account: nothing is saved meanwhile, and the next save reads that draft first. */
export function whileOrdering<T>(
  place: () => Promise<Result<T, ApiProblem>>,
): Promise<Result<T, ApiProblem>> {
  return navigator.locks.request(LOCK, async () => {
    const placed = await place()
    const userId = ownerHere()
    if (placed.ok && userId !== null) noteChangedByAccount(userId)
    return placed
  })
}

/** The page may be gone before an answer comes, so nothing is asked first, and a save in progress is not waited for. */
export function saveDraftOnLeaving(): void {
  const userId = ownerHere()
  const saved = userId === null ? null : readSaved(userId)
  const content = contentOf(readDraft())
  if (userId === null || saved === null || saved.version === UNKNOWN_VERSION) return
  if (content === null || isKnown(content, saved.content)) return

  const { version } = saved
  void send(userId, { version, content }, { keepalive: true }).then((answer) => {
    if (ownerHere() !== userId) return
    if (answer.ok) writeSaved({ ownerId: userId, version: answer.value.data.version, content })
    else if (newerIn(answer.error)) void meetDraft()
  })
}

type SavedAnswer = { data: { version: number } }
type Save = { version: number; content: DraftContent; unanswered?: DraftContent[] }
type Stored = Pick<StoredDraftWire, 'version' | 'content'>

/** What is to be saved, and what of it the account knows. */
type Offer = {
  stored: Stored
  content: DraftContent | null
  /** The order here is on its way: what comes from elsewhere belongs to the next one, and only the account has it. */
  isApart: boolean
}

/** One tab at a time; a tab that waited finds what the one before it has saved. */
async function inTurn(isAsking: boolean): Promise<void> {
  const userId = ownerHere()
  if (userId === null) return
  await navigator.locks.request(LOCK, () => exchange(userId, isAsking))
}

async function exchange(userId: string, isAsking: boolean): Promise<void> {
  const saved = readSaved(userId)
  const isKnown = saved !== null && saved.version !== UNKNOWN_VERSION
  let offer: Offer | null =
    isKnown && !isAsking
      ? { stored: saved, content: contentOf(readDraft()), isApart: false }
      : await ask(userId)
  for (let attempts = 0; offer !== null && attempts < ATTEMPTS_MAX; attempts += 1) {
    offer = await save(userId, offer)
  }
}

async function ask(userId: string): Promise<Offer | null> {
  const answer = await callApi('GET /v1/order-draft')
  if (!answer.ok) return null

  const { content, ...stored } = answer.value.data
  return merge(userId, { ...stored, content: content && contentIn(content) })
}

/** What is to be saved after all, where another device was faster. */
async function save(userId: string, { stored, content, isApart }: Offer): Promise<Offer | null> {
  if (content === null || isKnown(content, stored.content) || ownerHere() !== userId) return null

  const body = { version: stored.version, content }
  const answer = isApart ? await put(body) : await send(userId, body)
  if (ownerHere() !== userId) return null
  if (answer.ok) {
    const { version } = answer.value.data
    if (!isApart) writeSaved({ ownerId: userId, version, content })
    return null
  }
  const newer = newerIn(answer.error)
  return newer && merge(userId, newer)
}

/** Until an answer is heard the account may have it or not. */
async function send(
  userId: string,
  body: Save,
  leaving: { keepalive?: true } = {},
): Promise<Result<SavedAnswer, ApiProblem>> {
  const unanswered = readSaved(userId)?.sent.slice(-UNANSWERED_MAX) ?? []
  noteSent(userId, body.content)
  const answer = await put({ ...body, unanswered }, leaving)
  if (!answer.ok && isRefusal(answer.error)) noteRefused(userId, body.content)
  return answer
}

const put = (body: Save, leaving: { keepalive?: true } = {}) =>
  callApi('PUT /v1/order-draft', { body, ...leaving })

function merge(userId: string, stored: Stored): Offer {
  const saved = readSaved(userId)
  const draft = readDraft()
  const mine = contentOf(draft)
  if (mine === null || saved?.version === stored.version) {
    return { stored, content: mine, isApart: false }
  }
  writeSaved({ ownerId: userId, ...stored })
  if (stored.content === null) return { stored, content: mine, isApart: false }

  const theirs = stored.content
  const base = saved && baseRevision({ met: saved.content, sent: saved.sent, theirs })
  const { content, news } = mergeDrafts({ base, mine, theirs })
  if (isOrdered(draft)) {
    const isApart = !isSameContent(content, mine)
    if (isApart) writeSaved({ ownerId: userId, version: UNKNOWN_VERSION, content: mine })
    return { stored, content, isApart }
  }
  if (!isSameContent(content, mine)) changeDraft(content)
  if (isNews(news)) showMergeNotice(userId, news)
  return { stored, content, isApart: false }
}

/** The draft of another person, or of a visitor who is not signed in, is not saved. */
function ownerHere(): string | null {
  const id = readUserRecord()?.id ?? null
  return id !== null && readDraft().ownerId === id ? id : null
}

/** An untouched draft is not saved where the account has none. */
const isKnown = (content: DraftContent, stored: DraftContent | null): boolean =>
  isSameContent(content, stored ?? EMPTY_CONTENT)

function newerIn({ code, data }: ApiProblem): Stored | null {
  if (code !== 'draft_changed' || typeof data.version !== 'number') return null
  return { version: data.version, content: data.content ? contentIn(data.content) : null }
}

const soon = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS_MAX))])
