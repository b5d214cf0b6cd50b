/** Encryption keys for secrets at rest, stored outside the database. `server/config/encryption-keys.ts` reads them. */
export type EncryptionKey = {
  /** Id of the key, stored with each encrypted value; reveals nothing about the key. */
  id: string
  bytes: Uint8Array
}

export type EncryptionKeys = {
  /** Key for new values; `null` where none is configured. */
  current(): EncryptionKey | null
  /** Also an older one, as long as it is configured. */
  find(id: string): EncryptionKey | null
}

export const NO_OUTSIDE_KEYS: EncryptionKeys = { current: () => null, find: () => null }
