/** Every column that holds encrypted values, for whoever renews them all. A test finds a column that is missing here. */
import type { EncryptionPurpose } from '#domain/settings/encrypt-text.server.ts'
import { SIGNING_SECRET } from '#domain/settings/signing-secret.server.ts'

export type EncryptedColumn = {
  table: string
  /** The key of a row, as `SealedFor` names it. */
  id: string
  column: string
  purpose: EncryptionPurpose
  /** One row of a table that holds other things too. */
  onlyRow?: string
}

/**
 * In this order: the secret of an endpoint moves to `previous_secret_encrypted` when a new one is made, so looking there
 * second misses none.
 */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  {
    ...{ table: 'settings', id: 'key', column: 'value', purpose: 'signing_secret' },
    onlyRow: SIGNING_SECRET,
  },
  { table: 'users', id: 'id', column: 'totp_secret_encrypted', purpose: 'totp_secret' },
  { table: 'webhook_endpoints', id: 'id', column: 'secret_encrypted', purpose: 'webhook_secret' },
  {
    ...{ table: 'webhook_endpoints', id: 'id', column: 'previous_secret_encrypted' },
    purpose: 'webhook_secret',
  },
  { table: 'orders', id: 'id', column: 'customs_code_encrypted', purpose: 'customs_code' },
]
