/** Public lists of the API in memory, as bytes with their entity tag. Decision 0043. */
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
/** Size of a cached list without its body. */
const BYTES_BESIDE = 512

/** Encoded once: encoding the text for each answer takes a third of its time. */
export type StoredList = Cached & { json: Buffer<ArrayBuffer>; etag: string }
export type ListCache = ResponseCache<StoredList>

export const createListCache = (now: () => number): ListCache =>
  createResponseCache(now, { entries: LISTS_MAX, bytes: BYTES_MAX })

/** What an answer depends on besides its language: parameters as they were validated. */
export type ListParams = Readonly<Record<string, string | number | undefined>>

/** `null` where the caller typed a text to look for: there is no end of such answers, and few are asked for twice. */
export function listKeyOf(locale: Locale, route: string, shown: ListParams): string | null {
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
  const json = Buffer.from(JSON.stringify(body))
  const isEmpty = Array.isArray(body.data) && body.data.length === 0
  return {
    json,
    etag: entityTagOf(json),
    staleAt: now.getTime() + (isEmpty ? 0 : CACHED_MS),
    bytes: json.length + BYTES_BESIDE,
  }
}
