/** Public lists of the API in memory, as text with its entity tag. Decision 0043. */
import type { Locale } from '#shared/locale.ts'

import { entityTagOf } from './entity-tag.ts'
import {
  CACHED_MS,
  type Cached,
  createResponseCache,
  type ResponseCache,
} from './response-cache.ts'

const LISTS_MAX = 500
const BYTES_MAX = 8 * 1024 * 1024
/** Size of a cached list without its text. */
const BYTES_BESIDE = 512

export type StoredList = Cached & { text: string; etag: string }
export type ListCache = ResponseCache<StoredList>

export const createListCache = (now: () => number): ListCache =>
  createResponseCache(now, { entries: LISTS_MAX, bytes: BYTES_MAX })

/** What an answer depends on besides its language: parameters as they were validated. */
export type Shown = Readonly<Record<string, string | number | undefined>>

/** `null` where the caller typed a text to look for: there is no end of such answers, and few are asked for twice. */
export function listKeyOf(locale: Locale, route: string, shown: Shown): string | null {
  const given = Object.entries(shown).filter(
    ([name, value]) => value !== undefined && !CHANGES_NOTHING.has(name),
  )
  if (given.some(([name]) => isTyped(name))) return null
  return JSON.stringify([locale, route, given.sort(([one], [other]) => (one < other ? -1 : 1))])
}

/** `locale` has become the language. */
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['locale', 'debug'])
const isTyped = (name: string): boolean => name.endsWith('_cont]') || name === 'serial'

/** A list without entries is stale at once: a page after the last one, or a value that no entry has. */
export function storedList(body: { data: unknown }, now: Date): StoredList {
  const text = JSON.stringify(body)
  const isEmpty = Array.isArray(body.data) && body.data.length === 0
  return {
    text,
    etag: entityTagOf(text),
    staleAt: now.getTime() + (isEmpty ? 0 : CACHED_MS),
    bytes: 2 * text.length + BYTES_BESIDE,
  }
}
