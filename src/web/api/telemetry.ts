/** Telemetry: page views and errors, sent to the server without waiting for a response; failures are ignored. Decisions, section 10. */
import { isRouteErrorResponse } from 'react-router'

import { withoutPersons, withoutSecrets } from '#domain/error-reports/error-report.ts'

import { isInterrupted } from './interrupted.ts'

/** A page that fails in a loop sends a few reports only. */
const ERRORS_MAX = 5
const told = new Set<string>()

export function trackPageView(page: string): void {
  tell('page-views', { view: { page: withoutSecrets(page) } })
}

/** Reports uncaught errors. The server knows of those that it answered with a status itself and an interrupted request is no error. */
export function reportError(error: unknown): void {
  if (isRouteErrorResponse(error) || isInterrupted(error)) return

  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  if (told.size >= ERRORS_MAX || told.has(message)) return

  told.add(message)
  const place = location.pathname
  // Personal data must not be stored, so it is not sent.
  const kept = withoutPersons({ source: 'browser', message, stack, place, version: version() })
  const { source: _, place: page, ...report } = kept
  tell('error-reports', { report: { ...report, page } })
}

/** For the life of the page. Errors that React catches are reported by the router's `onError`. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message))
  addEventListener('unhandledrejection', (event) => {
    // The router leaves it behind when the next navigation aborts the answer that it reads.
    if (isInterrupted(event.reason)) event.preventDefault()
    else reportError(event.reason)
  })
}

function tell(call: string, body: unknown): void {
  const address = `/api/${call}?locale=${document.documentElement.lang}`
  const headers = { 'content-type': 'application/json' }
  // `keepalive` outlives the page; failures are ignored.
  fetch(address, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => {},
  )
}

const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? ''
