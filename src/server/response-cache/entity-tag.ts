/** Entity tags of answers that clients revalidate. RFC 9110, sections 8.8.3 and 13. */
import { hash } from 'node:crypto'

/** Weak: the bytes differ with the encoding, their meaning does not. */
export const entityTagOf = (body: Buffer | string): string =>
  `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** By the weak comparison. `known` is an `If-None-Match`. */
export const isKnown = (etag: string, known: string | undefined): boolean =>
  known !== undefined &&
  (known === etag ||
    known.trim() === '*' ||
    (known.match(OPAQUE_TAGS)?.includes(etag.slice(WEAK.length)) ?? false))

const WEAK = 'W/'
const OPAQUE_TAGS = /"[^"]*"/g
