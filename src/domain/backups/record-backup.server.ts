import type { Context } from '#domain/context.ts'

import type { BackupOrigin } from './backup.ts'
import { deleteBackup, insertBackup, updateBackup } from './store.server.ts'

/** A command that copies the database has no more of a context than this. */
type Recording = Pick<Context, 'db' | 'now'>

export async function beginBackup(ctx: Recording, origin: BackupOrigin): Promise<string> {
  const { id } = await insertBackup(ctx, { origin, startedAt: ctx.now })
  return id
}

/** `null`: it was not made, because another one was under way. */
export async function endBackup(
  ctx: Recording,
  id: string,
  end: { bytes: number; problem: string | null } | null,
): Promise<void> {
  if (end === null) return deleteBackup(ctx, id)
  const { bytes, problem } = end
  await updateBackup(ctx, id, { bytes, problem, verifiedAt: problem === null ? ctx.now : null })
}
