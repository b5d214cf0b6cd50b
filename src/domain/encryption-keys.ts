/** Keys that encrypt secrets at rest and are kept outside the database. `server/config/encryption-keys.ts` reads them. */
export type EncryptionKey = {
  /** Names the key beside each value that it encrypted, and tells nothing of it. */
  id: string
  bytes: Uint8Array
}

export type EncryptionKeys = {
  /** Encrypts what is written from now on; `null` where none is configured. */
  current(): EncryptionKey | null
  /** Also an older one, as long as it is configured. */
  find(id: string): EncryptionKey | null
}

export const NO_OUTSIDE_KEYS: EncryptionKeys = { current: () => null, find: () => null }
