/**
 * The visitor's own sign-in, when a call is tried with it. The token is read when it is sent and shown nowhere; what the
 * call changes about the session is saved in the record, so that site and server agree.
 */
import { callApi } from '#web/api/client.ts'
import {
  clearUserRecord,
  readUserRecord,
  type UserRecord,
  writeUserRecord,
} from '#web/api/user-record.ts'

import type { Json } from '../reference/api-document.ts'
import type { Call } from '../reference/reference.ts'

/** One that is too old is renewed first, as any call of the site would do it. */
export async function ownToken(): Promise<{ token: string | null; isRenewed: boolean }> {
  const record = readUserRecord()
  if (record === null) return { token: null, isRenewed: false }
  if (Date.parse(record.token_expiry) > Date.now()) {
    return { token: record.authentication_token, isRenewed: false }
  }
  await callApi('GET /api/users/{userId}/profiles', { path: { userId: record.id } })
  const token = readUserRecord()?.authentication_token ?? null
  return { token, isRenewed: token !== null && token !== record.authentication_token }
}

export type Change =
  | { kind: 'none' }
  | { kind: 'signed out' }
  | { kind: 'record'; record: UserRecord }

type Done = {
  call: Pick<Call, 'method' | 'path'>
  status: number
  answer: Json
  /** Whose token went with it; `null` where it was another one, or none. */
  own: UserRecord | null
}

/** What a call that succeeded says about who is signed in here. */
export function changeOf({ call: { method, path }, status, answer, own }: Done): Change {
  const data = fieldOf(answer, 'data')
  const [id, token, expiry, name] = ['id', 'authentication_token', 'token_expiry', 'name'].map(
    (key) => textOf(data, key),
  )
  // The browser was given the cookie of this session, so the one before it is over here.
  if (status === 201 && id && token && expiry) {
    const record = { id, authentication_token: token, token_expiry: expiry, name: name ?? '' }
    return { kind: 'record', record }
  }
  if (own === null) return { kind: 'none' }

  const [successor, until] = [textOf(data, 'token'), textOf(data, 'token_expiry')]
  if (status === 200 && path.endsWith('/refresh_token') && successor && until) {
    const record = { ...own, authentication_token: successor, token_expiry: until }
    return { kind: 'record', record }
  }
  const ends = path === '/api/sessions' || path === '/api/users/{userId}'
  return status === 204 && method === 'DELETE' && ends ? { kind: 'signed out' } : { kind: 'none' }
}

export function keepChange(change: Change): void {
  if (change.kind === 'record') writeUserRecord(change.record)
  if (change.kind === 'signed out') clearUserRecord()
}

const fieldOf = (value: Json | undefined, name: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value)).get(name)
    : undefined

function textOf(value: Json | undefined, name: string): string | null {
  const found = fieldOf(value, name)
  return typeof found === 'string' ? found : null
}
