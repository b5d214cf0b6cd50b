/** Digests of the scripts that stand in a page, for its policy: a page that is kept cannot carry a nonce. */
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
/** Scripts with an address are covered by `'self'`, data blocks are never run. */
const IS_NOT_INLINE_CODE = /\bsrc=|\btype="application\/ld\+json"/

export function inlineScriptDigests(html: string): string[] {
  const digests = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_NOT_INLINE_CODE.test(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(digests)]
}
