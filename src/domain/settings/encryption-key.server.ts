/**
 * Which key encrypts a secret and which one opens it. The keys come from outside the database (`ctx.keys`). A shop that
 * was given none makes one and keeps it in a row of the database, until `rotate-keys` has moved every value to a key from
 * outside. Decision 0035.
 */
import { createHash, hkdfSync, randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'
import type { EncryptionKey } from '#domain/encryption-keys.ts'

import { deleteValue, findValues, insertOnce, lockValues, shareValue } from './store.server.ts'

/** The row of the key inside the database. */
const DATABASE_KEY = 'secret.installation'
const KEY_BYTES = 32
const ID_LENGTH = 8

/** The id is a hash of the key, so that nobody has to invent names for keys and none is used for two of them. */
export const keyFrom = (bytes: Uint8Array): EncryptionKey => ({
  id: createHash('sha256').update('key id').update(bytes).digest('base64url').slice(0, ID_LENGTH),
  bytes,
})

/** What new values are encrypted with. The row of a key in the database is held, so that it is not removed meanwhile. */
export async function currentKey(ctx: Context): Promise<EncryptionKey> {
  return ctx.keys.current() ?? keyOfRow(await requireDatabaseSecret(ctx))
}

/** The key with this id. It throws where nobody has it: what it encrypted is lost until the key is back. */
export async function requireKey(ctx: Context, id: string): Promise<EncryptionKey> {
  const outside = ctx.keys.find(id)
  if (outside) return outside

  const inside = await findDatabaseKey(ctx)
  if (inside?.id === id) return inside
  throw new Error(`The encryption key ${id} is not configured`)
}

/** `null` once every value has a key from outside. */
export async function findDatabaseKey(ctx: Context): Promise<EncryptionKey | null> {
  const secret = await findDatabaseSecret(ctx)
  return secret === null ? null : keyOfRow(secret)
}

/** The text of the row itself: values from before keys had ids were encrypted with keys derived from it. */
export const findDatabaseSecret = async (ctx: Context): Promise<string | null> =>
  (await findValues(ctx, [DATABASE_KEY])).get(DATABASE_KEY) ?? null

/** Waits for who encrypts with it at this moment. Only inside a transaction. */
export const lockDatabaseKey = async (ctx: Context): Promise<void> =>
  void (await lockValues(ctx, [DATABASE_KEY]))

/** Only when nothing needs it any more. */
export const removeDatabaseKey = (ctx: Context): Promise<void> => deleteValue(ctx, DATABASE_KEY)

/** Made at first use. Processes that ask at once get the same one: the first row stays. */
async function requireDatabaseSecret(ctx: Context): Promise<string> {
  const known = await shareValue(ctx, DATABASE_KEY)
  if (known !== null) return known

  await insertOnce(ctx, {
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
