/** A page of one visitor in Brotli, where the browser takes it: a fifth shorter than gzip, which the others get. Decision 0048. */
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

import { isAccepted } from '../response-cache/stored-page.ts'

/** Takes as long as the usual level of gzip. */
const QUALITY = 5

export async function inBrotli(page: Response, { method, headers }: Request): Promise<Response> {
  const isTaken = isAccepted('br', headers.get('accept-encoding') ?? '')
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isTaken || !isPage || method === 'HEAD' || page.body === null) return page

  const body = await promisify(brotliCompress)(await page.arrayBuffer(), {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  })
  const answer = new Response(new Uint8Array(body), page)
  answer.headers.set('Content-Encoding', 'br')
  return answer
}
