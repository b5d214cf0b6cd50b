/** The local user record. Spec §3: `id, authentication_token, token_expiry`, and a name to greet with. */
import { subscribeStored } from '#web/browser/subscribe-stored.ts'

export const STORAGE_KEY = 'user'
/** In addition to the storage event, which a tab does not get for its own changes. */
const CHANGED = 'user-record-changed'

export type UserRecord = {
  id: string
  authentication_token: string
  token_expiry: string
  name: string
}

/** `null` when the visitor is not signed in, or the record can't be read: then they sign in again. */
export function readUserRecord(): UserRecord | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isUserRecord(record) ? record : null
  } catch {
    return null
  }
}

export function writeUserRecord({
  id,
  authentication_token,
  token_expiry,
  name,
}: UserRecord): void {
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify({ id, authentication_token, token_expiry, name }),
  )
  window.dispatchEvent(new Event(CHANGED))
}

export function clearUserRecord(): void {
  localStorage.removeItem(STORAGE_KEY)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back on changes in this tab and in others. */
export const onUserRecordChange = subscribeStored(CHANGED)

function isUserRecord(record: unknown): record is UserRecord {
  if (typeof record !== 'object' || record === null) return false
  const { id, authentication_token, token_expiry, name } = record as Record<string, unknown>
  return [id, authentication_token, token_expiry, name].every((value) => typeof value === 'string')
}
