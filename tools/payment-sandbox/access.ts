/** The caller: the shop's server by its secret key, a browser by the publishable one, or unknown. */
import { isSameSecret } from './intent-store.ts'
import type { Access } from './scope.ts'
import { type Reply, rejection } from './wire.ts'

export type SandboxKeys = { secretKey: string; publishableKey: string }

export function accessOf(
  authorization: string | undefined,
  keyField: string | null,
  { secretKey, publishableKey }: SandboxKeys,
): Access | null {
  const key = keyOf(authorization) ?? keyField ?? ''
  if (isSameSecret(key, secretKey)) return 'secret'
  return isSameSecret(key, publishableKey) ? 'publishable' : null
}

/** `Bearer <key>`, or `Basic` with the key as user name. */
function keyOf(authorization: string | undefined): string | null {
  const [scheme = '', credentials] = (authorization ?? '').split(' ')
  if (!credentials) return null
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() !== 'basic') return null

  return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? null
}

/** The key itself is never repeated. */
export const UNKNOWN_KEY: Reply = rejection(401, {
  type: 'invalid_request_error',
  message: 'Invalid API Key provided.',
})

export const SECRET_KEY_REQUIRED: Reply = rejection(401, {
  type: 'invalid_request_error',
  code: 'secret_key_required',
  message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
})
