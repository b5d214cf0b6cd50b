/** Answers cached pages before the app sees the request: no routing, no context, no copy. */
import type { ServerResponse } from 'node:http'

import type { Before } from '../http/before.ts'
import { languageCookie } from '../http/language.ts'
import { pageKeyOf } from './page-key.ts'
import type { RouteTable } from './route-table.ts'
import { type PageCache, type Reply, replyFrom, type ServedCounts } from './stored-page.ts'

export function serveCached(cache: PageCache, routes: RouteTable, isSecure: () => boolean): Before {
  return ({ method = 'GET', url = '/', headers }, response, next) => {
    const asked = pageKeyOf(
      {
        method,
        target: url,
        cookies: headers.cookie ?? '',
        accepted: headers['accept-language'] ?? '',
      },
      routes,
    )
    const page = asked?.key ? cache.find(asked.key) : null
    if (!asked || !page) return next()

    const { isAsked, locale } = asked.language
    const reply = replyFrom(page, {
      method,
      known: headers['if-none-match'],
      encodings: headers['accept-encoding'],
      cookie: isAsked ? languageCookie(locale, isSecure()) : null,
    })
    if (!(reply instanceof Promise)) {
      send(response, reply, page.served)
      return
    }
    reply.then(
      (made) => send(response, made, page.served),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
  }
}

function send(
  response: ServerResponse,
  { status, headers, body }: Reply,
  served: ServedCounts,
): void {
  served[status] = (served[status] ?? 0) + 1
  // Node's own type forgets that it only reads the list.
  response.writeHead(status, headers as string[])
  response.end(body ?? undefined)
}
