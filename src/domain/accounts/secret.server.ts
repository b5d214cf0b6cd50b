/** Random secrets, stored as hashes, or encrypted where they must be read again. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** 256 bits, safe in headers and URLs. */
export const newSecret = (prefix = ''): string => prefix + randomBytes(32).toString('base64url')

export const newCode = (digits: number): string =>
  String(randomInt(10 ** digits)).padStart(digits, '0')

export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** AES-256-GCM with a key derived from `secret`. */
export function encrypt(plain: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

export function decrypt(encrypted: string, secret: string): string {
  const bytes = Buffer.from(encrypted, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'scent-shop', 'seal', 32))
