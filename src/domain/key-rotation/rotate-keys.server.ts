/**
 * Key rotation: re-encrypts every value with the current key, so that older keys can be removed. Safe to run while the
 * shop is open and to repeat after an interruption: replaces a value only if it is unchanged since it was read.
 * Decision 0035.
 */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { decryptText, encryptText } from '#domain/settings/encrypt-text.server.ts'
import {
  currentKey,
  findDatabaseKey,
  lockDatabaseKey,
  removeDatabaseKey,
} from '#domain/settings/encryption-key.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { ENCRYPTED_COLUMNS, type EncryptedColumn } from './encrypted-columns.server.ts'
import { isDatabaseKeyUsed } from './key-use.server.ts'
import { type EncryptedRow, listOutdated, replaceEncrypted } from './store.server.ts'

const ROWS_PER_CHUNK = 200

export type RotatedColumn = {
  name: string
  renewed: number
  /** Skipped: the key is not configured, or the value was tampered with. */
  unreadable: number
}

export type Rotation = {
  currentKeyId: string
  columns: RotatedColumn[]
  /** What happened to the key inside the database. */
  databaseKey: 'none' | 'removed' | 'needed'
}

export async function rotateKeys(ctx: Context): Promise<Result<Rotation, 'forbidden'>> {
  if (ctx.actor.kind !== 'system') return fail('forbidden')

  const { id: currentKeyId } = await currentKey(ctx)
  const columns: RotatedColumn[] = []
  for (const place of ENCRYPTED_COLUMNS) columns.push(await renewColumn(ctx, place, currentKeyId))
  const databaseKey = await dropDatabaseKey(ctx)
  const renewed = columns.reduce((sum, column) => sum + column.renewed, 0)
  if (renewed > 0 || databaseKey === 'removed') {
    await recordAudit(ctx, {
      action: 'encryption_keys_rotated',
      target: { type: 'settings', id: 'encryption' },
      detail: { key: currentKeyId, renewed },
    })
  }
  return ok({ currentKeyId, columns, databaseKey })
}

async function renewColumn(
  ctx: Context,
  place: EncryptedColumn,
  currentId: string,
): Promise<RotatedColumn> {
  const done = { name: `${place.table}.${place.column}`, renewed: 0, unreadable: 0 }
  let after: string | null = null
  for (;;) {
    const rows: EncryptedRow[] = await listOutdated(ctx, place, {
      currentId,
      after,
      limit: ROWS_PER_CHUNK,
    })
    for (const row of rows) {
      const outcome = await renew(ctx, place, row)
      if (outcome !== 'changed') done[outcome] += 1
    }
    after = rows.at(-1)?.row ?? null
    if (rows.length < ROWS_PER_CHUNK) return done
  }
}

async function renew(
  ctx: Context,
  { purpose, ...place }: EncryptedColumn,
  { row, encrypted }: EncryptedRow,
): Promise<'renewed' | 'unreadable' | 'changed'> {
  const text = await decryptText(ctx, { purpose, row }, encrypted).catch(() => null)
  if (text === null) return 'unreadable'

  return ctx.transaction(async (ctx) => {
    const renewed = await encryptText(ctx, { purpose, row }, text)
    const isReplaced = await replaceEncrypted(
      ctx,
      { purpose, ...place },
      { row, encrypted, renewed },
    )
    return isReplaced ? 'renewed' : 'changed'
  })
}

/** Locks the row, so that concurrent encryptions finish first and are counted. */
const dropDatabaseKey = (ctx: Context): Promise<Rotation['databaseKey']> =>
  ctx.transaction(async (ctx) => {
    if ((await findDatabaseKey(ctx)) === null) return 'none'

    await lockDatabaseKey(ctx)
    if (await isDatabaseKeyUsed(ctx)) return 'needed'
    await removeDatabaseKey(ctx)
    return 'removed'
  })
