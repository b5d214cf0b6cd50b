/**
 * A page that the browser restores from its back-forward cache may show data of the person who was signed in when it was left.
 * If another person is signed in by now, or no one, the page is hidden and reloaded. Reliability, case 26.
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
