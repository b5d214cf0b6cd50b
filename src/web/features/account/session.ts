/** Who is signed in, as this browser knows it. The server decides by the token, never by this record. */
import { useSyncExternalStore } from 'react'

import { onUserRecordChange, readUserRecord } from '../../api/user-record.ts'

/** `name` is empty when the visitor never gave one. */
export type SignedInUser = { id: string; name: string }

/** `null` on the server and before the page has come to life: nobody is greeted by mistake. */
export const useUser = (): SignedInUser | null =>
  useSyncExternalStore(onUserRecordChange, signedInUser, () => null)

let last: SignedInUser | null = null

/** The same user gives the same object, as the store hook demands; a refreshed token changes nothing here. */
function signedInUser(): SignedInUser | null {
  const record = readUserRecord()
  const name = record?.name.trim() ?? ''
  if (last?.id !== record?.id || last?.name !== name) {
    last = record === null ? null : { id: record.id, name }
  }
  return last
}
