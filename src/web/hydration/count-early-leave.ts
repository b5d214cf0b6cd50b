/** Counts the view of a page that was left before it was hydrated. The app counts all others. */
import { HYDRATED_EVENT } from './hydrated-event.ts'

export function countEarlyLeave(): void {
  const listening = new AbortController()
  addEventListener(HYDRATED_EVENT, () => listening.abort(), { once: true })
  addEventListener('pagehide', count, { once: true, signal: listening.signal })
}

function count(): void {
  const address = `/api/page-views?locale=${document.documentElement.lang}`
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ view: { page: location.pathname } })
  fetch(address, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}
