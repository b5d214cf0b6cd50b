/** Answers kept pages before the app sees the request: no routing, no context, no copy. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { languageCookie } from '../http/language.ts'
import type { Before } from '../http/listen.ts'
import type { PageCache } from './page-cache.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import { bodyIn, type Encoding, encodingFor, isKnown, type StoredPage } from './stored-page.ts'

const keyOfRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage) =>
  pageKeyOf({
    method,
    target: url,
    cookies: headers.cookie ?? '',
    accepted: headers['accept-language'] ?? '',
  })

export function serveKept(cache: PageCache, isSecure: () => boolean): Before {
  return (request, response, next) => {
    const asked = keyOfRequest(request)
    const page = asked && cache.find(asked.key)
    if (!asked || !page) return next()

    answer(request, response, page, asked.language.isAsked ? cookieFor(asked, isSecure()) : null)
  }
}

const cookieFor = ({ language }: PageKey, isSecure: boolean): string =>
  languageCookie(language.locale, isSecure)

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  cookie: string | null,
): void {
  if (isKnown(page, request.headers['if-none-match'])) {
    response.writeHead(304, headersOf(page, cookie))
    response.end()
    return
  }

  const whole = page.bodies.get('identity')?.length ?? 0
  const encoding = encodingFor(request.headers['accept-encoding'], whole)
  const body = page.bodies.get(encoding)
  if (body) {
    send(request, response, { page, cookie, encoding, body })
    return
  }
  bodyIn(page, encoding).then(
    (made) => send(request, response, { page, cookie, encoding, body: made }),
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  )
}

type Answer = { page: StoredPage; cookie: string | null; encoding: Encoding; body: Buffer }

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { page, cookie, encoding, body }: Answer,
): void {
  const headers = headersOf(page, cookie)
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding)
  headers.push('Content-Length', String(body.length))
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** In one flat list, as Node writes it. */
function headersOf(page: StoredPage, cookie: string | null): string[] {
  const headers = page.headers.flat()
  if (cookie !== null) headers.push('Set-Cookie', cookie)
  return headers
}
