/** What this installation seals its secrets with, so that a copied table alone tells nothing of them. */
import { randomBytes } from 'node:crypto'

import type { Context } from '#domain/context.ts'

import { findValues, insertOnce } from './store.server.ts'

const KEY = 'secret.installation'

/** Made at first use. Processes that ask at once get the same one: the first row stays. */
export async function installationSecret(ctx: Context): Promise<string> {
  const known = (await findValues(ctx, [KEY])).get(KEY)
  if (known !== undefined) return known

  await insertOnce(ctx, {
    key: KEY,
    value: randomBytes(32).toString('base64url'),
    description: 'Seals the secrets of one-time passwords. Never change it.',
  })
  const made = (await findValues(ctx, [KEY])).get(KEY)
  if (made === undefined) throw new Error(`The setting ${KEY} could not be written`)
  return made
}
