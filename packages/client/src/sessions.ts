import type { Calls } from './calls.gen.ts'
import type { Session, SessionStore } from './transport.ts'

/** `{ email, password }`, or `{ email, code }` after a code was mailed. */
export type SignInProof = Calls['POST /api/sessions']['body']['session']

/** For as long as the program runs. */
export function sessionsInMemory(): SessionStore {
  let stored: Session | null = null
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: () => stored,
    write(session) {
      stored = session
    },
    clear() {
      stored = null
    },
    inTurn(work) {
      const turn = last.then(work)
      last = turn.catch(() => {})
      return turn
    },
  }
}
