/**
 * A page is rendered with a nonce, which a kept page cannot carry: it would be known after the first reader. So the
 * scripts that bear it are named by digest in the page's policy, and the mark is taken off. A script that got into the page
 * by another way bears none, and is not allowed.
 */
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

export function withoutNonce(html: string, nonce: string): { html: string; digests: string[] } {
  const mark = `nonce="${nonce}"`
  const digests = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes(mark) && !/\bsrc=/.test(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return { html: html.replaceAll(` ${mark}`, ''), digests: [...new Set(digests)] }
}
