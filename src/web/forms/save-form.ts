/**
 * A form that could not be sent does not lose its input. The router would replace the form by its error page; here the failed
 * submission becomes an answer without data, so that the page stays as it is and a message says what happened.
 */
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from 'react-router'

/** The server can't serve at the moment, or a proxy says so for it. */
const PASSING_STATUS = new Set([502, 503, 504])

const listeners = new Set<() => void>()

type Results = Record<string, DataStrategyResult>

/** The root's middleware in the browser. */
export const saveUnsentForm: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  if (request.method === 'GET') return results

  return Object.fromEntries(
    Object.entries(results).map(([routeId, outcome]) => {
      if (outcome.type !== 'error' || !isPassing(outcome.result)) return [routeId, outcome]
      for (const hear of listeners) hear()
      // With a failed status, the router does not load the page's data again, which would fail as well.
      return [routeId, { type: 'data', result: data(undefined, { status: 503 }) }]
    }),
  )
}

/** Calls `hear` after each submission that failed, until the answer is called. */
export function onUnsentForm(hear: () => void): () => void {
  listeners.add(hear)
  return () => {
    listeners.delete(hear)
  }
}

/** `fetch` rejects with a TypeError when no answer came. */
const isPassing = (error: unknown): boolean => error instanceof TypeError || isOutage(error)

export const isOutage = (error: unknown): boolean =>
  isRouteErrorResponse(error) && PASSING_STATUS.has(error.status)
