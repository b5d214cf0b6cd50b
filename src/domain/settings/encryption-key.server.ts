/**
 * Chooses encryption keys. Keys are configured outside the database (`ctx.keys`). Without any, the shop creates one in
 * a row of the database, until `rotate-keys` has moved all values to a configured key. Decision 0035.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import type { EncryptionKey } from '#domain/encryption-keys.ts'

import { deleteValue, findSecret, insertIfAbsent, lockValues, shareValue } from './store.server.ts'

/** The row of the key inside the database. */
const DATABASE_KEY = 'secret.installation'
const KEY_BYTES = 32
const ID_LENGTH = 8

/** The id is a hash of the key, so ids are unique without naming keys. */
export const keyFrom = (bytes: Uint8Array): EncryptionKey => ({
  id: createHash('sha256').update('key id').update(bytes).digest('base64url').slice(0, ID_LENGTH),
  bytes,
})

/** The key for new values. Locks the row of a key in the database, so that it is not deleted meanwhile. */
export async function currentKey(ctx: Context): Promise<EncryptionKey> {
  return ctx.keys.current() ?? keyOfRow(await requireDatabaseSecret(ctx))
}

/** The key with this id. Throws if it is not configured: its values can't be decrypted without it. */
export async function requireKey(ctx: Context, id: string): Promise<EncryptionKey> {
  const outside = ctx.keys.find(id)
  if (outside) return outside

  const inside = await findDatabaseKey(ctx)
  if (inside?.id === id) return inside
  throw new Error(`The encryption key ${id} is not configured`)
}

/** `null` once every value has a configured key. */
export async function findDatabaseKey(ctx: Context): Promise<EncryptionKey | null> {
  const secret = await findSecret(ctx, DATABASE_KEY)
  return secret === null ? null : keyOfRow(secret)
}

/** Waits for concurrent encryptions. Only inside a transaction. */
export const lockDatabaseKey = async (ctx: Context): Promise<void> =>
  void (await lockValues(ctx, [DATABASE_KEY]))

/** Only when no value needs it any more. */
export const removeDatabaseKey = (ctx: Context): Promise<void> => deleteValue(ctx, DATABASE_KEY)

/** Created at first use. Concurrent processes get the same one: the first row wins. */
async function requireDatabaseSecret(ctx: Context): Promise<string> {
  const known = await shareValue(ctx, DATABASE_KEY)
  if (known !== null) return known

  await insertIfAbsent(ctx, {
    key: DATABASE_KEY,
    value: randomBytes(KEY_BYTES).toString('base64url'),
    description: 'Encrypts secrets while no key is configured outside the database.',
  })
  const made = await shareValue(ctx, DATABASE_KEY)
  if (made === null) throw new Error(`The setting ${DATABASE_KEY} could not be written`)
  return made
}

const keyOfRow = (secret: string): EncryptionKey =>
  keyFrom(Buffer.from(hkdfSync('sha256', secret, '', 'database key', KEY_BYTES)))
