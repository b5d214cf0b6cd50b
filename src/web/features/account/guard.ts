/** Guards pages of a signed-in person in the browser, for convenience: the server checks every call again. */
import { redirect } from 'react-router'

import { readUserRecord, type UserRecord } from '../../api/user-record.ts'
import { signInPath } from './next-path.ts'

/** For `clientLoader`s. Sends a visitor who is not signed in to do so, and back to this page afterwards. */
export function requireUser(request: Request): UserRecord {
  const user = readUserRecord()
  if (user !== null) return user

  const { pathname, search } = new URL(request.url)
  throw redirect(signInPath(pathname + search))
}
