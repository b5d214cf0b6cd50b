/** Unexpected errors to a collector that speaks Sentry's protocol. Its library is read when the first one happens. */
import type { ErrorCollector } from '#domain/error-reports/error-report.ts'
import { once } from '#shared/memoize.ts'

const TIMEOUT_MS = 5_000

type Fetch = typeof globalThis.fetch

/** `reach` goes to the origin of `dsn`. */
export function sentryCollector(dsn: string, reach: Fetch): ErrorCollector {
  const client = once(() => openClient(dsn, reach))
  return async (report, happenedAt) => {
    const { capture } = await client()
    capture({
      timestamp: happenedAt.getTime() / 1000,
      level: 'error',
      message: report.message,
      release: report.version,
      transaction: report.place,
      tags: { source: report.source },
      extra: { stack: report.stack },
    })
  }
}

async function openClient(dsn: string, reach: Fetch) {
  const { createTransport } = await import('@sentry/core')
  const { ServerRuntimeClient } = await import('@sentry/core/server')
  const client = new ServerRuntimeClient({
    dsn,
    integrations: [],
    stackParser: () => [],
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await reach(options.url, {
          method: 'POST',
          // The library's own type knows buffers that are shared; what it makes here are texts and plain bytes.
          body: body as BodyInit,
          headers: { 'content-type': 'application/x-sentry-envelope' },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await answer.arrayBuffer()
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
            'retry-after': answer.headers.get('retry-after'),
          },
        }
      }),
  })
  return {
    capture: (event: Parameters<typeof client.captureEvent>[0]) => client.captureEvent(event),
  }
}
