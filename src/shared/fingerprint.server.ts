/** A short digest of a thing as it was displayed, to detect that two people edit it at the same time. */
import { createHash } from 'node:crypto'

import { sortedJson } from './sorted-json.ts'

/** The same for the same content, whatever the order of its fields. Takes what JSON can carry, and dates. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(sortedJson(value)).digest('base64url').slice(0, 22)
