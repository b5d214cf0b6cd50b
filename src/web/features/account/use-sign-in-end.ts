/** A page of one's own is left when the sign-in ends, here or in another tab; signing in leads back to it. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { onUserRecordChange, readUserRecord } from '../../api/user-record.ts'
import { signInPath } from './next-path.ts'

/** `isOff` while the page itself reports how the sign-in ends. */
export function useSignInEnd(isOff = false): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (isOff) return
    return onUserRecordChange(() => {
      if (readUserRecord() === null) void navigate(signInPath(pathname + search))
    })
  }, [isOff, navigate, pathname, search])
}
