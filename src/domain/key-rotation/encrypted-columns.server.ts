/** All columns with encrypted values, for key rotation. A test finds missing ones. */
import type { EncryptionPurpose } from '#domain/settings/encrypt-text.server.ts'
import { SIGNING_SECRET } from '#domain/settings/signing-secret.server.ts'

export type EncryptedColumn = {
  table: string
  /** The key of a row, as in `EncryptionContext`. */
  id: string
  column: string
  purpose: EncryptionPurpose
  /** One row of a table that also has other data. */
  onlyRow?: string
}

/**
 * The order matters: an endpoint's secret moves to `previous_secret_encrypted` when it is renewed, so that column comes
 * second.
 */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  {
    table: 'settings',
    id: 'key',
    column: 'value',
    purpose: 'signing_secret',
    onlyRow: SIGNING_SECRET,
  },
  { table: 'users', id: 'id', column: 'totp_secret_encrypted', purpose: 'totp_secret' },
  { table: 'webhook_endpoints', id: 'id', column: 'secret_encrypted', purpose: 'webhook_secret' },
  {
    table: 'webhook_endpoints',
    id: 'id',
    column: 'previous_secret_encrypted',
    purpose: 'webhook_secret',
  },
  { table: 'orders', id: 'id', column: 'customs_code_encrypted', purpose: 'customs_code' },
]
