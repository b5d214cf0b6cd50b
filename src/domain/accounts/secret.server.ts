/** Random secrets, stored as hashes, or encrypted where they must be read again. */
import { hash, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

import { decryptWith, encryptWith } from '#domain/settings/encrypt-text.server.ts'

/** 256 bits, safe in headers and URLs. */
export const newSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url')

export const newCode = (digits: number): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0')

export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** AES-256-GCM with a key derived from `secret`. */
export const encrypt = (plain: string, secret: string): string =>
  encryptWith(keyFrom(secret), plain, '')

export const decrypt = (encrypted: string, secret: string): string =>
  decryptWith(keyFrom(secret), encrypted, '')

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'scent-shop', 'seal', 32))
