/** The session as this browser knows it. The server decides by the token, never by this record. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { onUserRecordChange, readUserRecord, STORAGE_KEY } from '../../api/user-record.ts'

/** `name` is empty when the visitor never gave one. */
export type SignedInUser = { id: string; name: string }

/** `null` on the server and before hydration, so that no one is greeted by mistake. */
export const useUser = (): SignedInUser | null =>
  useSyncExternalStore(onUserRecordChange, signedInUser, () => null)

/** Who was signed in already when this page was opened, or did so in another tab; not who has just signed in on it. */
export function useUserOnArrival(): SignedInUser | null {
  const user = useUser()
  const { key } = useLocation()
  const [wasSignedIn, setSignedIn] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own key and checks again.
  useEffect(() => {
    const look = () => setSignedIn(readUserRecord() !== null)
    const lookAtOther = (change: StorageEvent) => change.key === STORAGE_KEY && look()
    look()
    // Not dispatched in the tab that made the change.
    addEventListener('storage', lookAtOther)
    return () => removeEventListener('storage', lookAtOther)
  }, [key])

  return wasSignedIn ? user : null
}

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
