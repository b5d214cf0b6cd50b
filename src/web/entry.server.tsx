/** A page becomes HTML: whole, never in pieces, so that it can be cached and needs no inline repairs. */
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'

import { withoutSecrets } from '#domain/error-reports/error-report.ts'

import { appContext } from './context.ts'
import { hydrationDataOf } from './hydration/hydration-data.server.ts'
import { HydrationContext } from './hydration/page-scripts.tsx'

export { appContext }

/** Loaders have a longer limit of their own; this one only stops a render that never ends. */
const RENDER_TIMEOUT_MS = 10_000

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(appContext)
  const marked = nonce === null ? {} : { nonce }
  // In development the router's own scripts reload what changes.
  const hydration = import.meta.env.PROD ? { data: await hydrationDataOf(page), nonce } : null
  const { serverHandoffStream: _, ...handedOver } = page
  const shown = hydration ? handedOver : page
  headers.set('Content-Type', 'text/html; charset=utf-8')

  return new Promise((resolve, reject) => {
    let failure: unknown = null
    const { pipe, abort } = renderToPipeableStream(
      <HydrationContext value={hydration}>
        <ServerRouter context={shown} url={request.url} {...marked} />
      </HydrationContext>,
      {
        ...marked,
        // Also what is inside a boundary: the page's policy allows no inline script to move it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          const body = new PassThrough()
          pipe(body)
          const stream = request.method === 'HEAD' ? null : createReadableStreamFromReadable(body)
          resolve(new Response(stream, { status: failure === null ? status : 500, headers }))
        },
        onShellError: reject,
        onError(error: unknown) {
          failure = error
        },
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long')), RENDER_TIMEOUT_MS)
  })
}

/** Errors of loaders and renders, without those of visitors who left, and without refusals: what asks wrongly is not an error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRefusal(error) || isForeignForm(request)) return
  const { pathname } = new URL(request.url)
  context.get(appContext).reportError(error, `${request.method} ${withoutSecrets(pathname)}`)
}

/** A form of another site, which the router answers with 400: anybody can send one, as often as they like. */
const isForeignForm = ({ method, headers, url }: Request): boolean => {
  const origin = headers.get('origin')
  return method !== 'GET' && origin !== null && URL.parse(origin)?.origin !== new URL(url).origin
}

const isRefusal = (error: unknown): boolean => isRouteErrorResponse(error) && error.status < 500
