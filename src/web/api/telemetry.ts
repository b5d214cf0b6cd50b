/** What the site tells its server of itself. Nobody waits for an answer, and a failure is nobody's matter. Decisions, section 10. */
import { isRouteErrorResponse } from 'react-router'

import { withoutPersons, withoutSecrets } from '#domain/accidents/accident.ts'

/** A page that fails in a loop tells it a few times. */
const ACCIDENTS_MAX = 5
const told = new Set<string>()

export function trackPageView(page: string): void {
  tell('page-views', { view: { page: withoutSecrets(page) } })
}

/** Errors that nobody caught. What the server has answered with a status it knows of already. */
export function reportError(error: unknown): void {
  if (isRouteErrorResponse(error)) return

  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  if (told.size >= ACCIDENTS_MAX || told.has(message)) return

  told.add(message)
  const place = location.pathname
  // What must not be kept is not even sent.
  const kept = withoutPersons({ source: 'browser', message, stack, place, version: version() })
  const { source: _, place: page, ...accident } = kept
  tell('accidents', { accident: { ...accident, page } })
}

/** Until the page is left: what React catches is told by the router's own `onError`. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

function tell(call: string, body: unknown): void {
  const address = `/api/${call}?locale=${document.documentElement.lang}`
  const headers = { 'content-type': 'application/json' }
  // It outlives the page, and is given up in silence.
  fetch(address, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => {},
  )
}

const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''
