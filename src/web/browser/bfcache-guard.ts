/**
 * A page that the browser brings back from its memory may show what belonged to whoever was signed in when it was left.
 * If that is somebody else by now, or nobody, nothing of it is painted: it is loaded anew. Reliability, case 26.
 */
import { readUserRecord } from '../api/user-record.ts'
import { reloadPage } from './chunk-load-recovery.ts'

export function guardBfcache(): void {
  let userThen: string | undefined
  addEventListener('pagehide', () => {
    userThen = readUserRecord()?.id
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || readUserRecord()?.id === userThen) return
    document.documentElement.hidden = true
    reloadPage()
  })
}
