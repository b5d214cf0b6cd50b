/** A cached page as the app answers it: the first reader, who waited for it, and what is no HTML page. */
import type { Context as HonoContext } from 'hono'

import { replyFrom, type StoredPage } from './stored-page.ts'

export async function responseOf(
  c: HonoContext,
  page: StoredPage,
  cookie: string | null,
): Promise<Response> {
  const { status, headers, body } = await replyFrom(page, {
    method: c.req.method,
    known: c.req.header('if-none-match'),
    encodings: c.req.header('accept-encoding'),
    cookie,
  })
  const answered = new Headers()
  for (let at = 0; at < headers.length; at += 2) {
    answered.append(headers[at] ?? '', headers[at + 1] ?? '')
  }
  return new Response(body === null ? null : new Uint8Array(body), { status, headers: answered })
}
