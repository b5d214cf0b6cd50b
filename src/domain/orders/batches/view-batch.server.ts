import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type Batch, findBatch, listItems, listNewestBatches } from './batch-store.server.ts'

const BATCHES_SHOWN = 5

export type BatchView = Batch & { items: Awaited<ReturnType<typeof listItems>> }
export type ListedBatch = Awaited<ReturnType<typeof listNewestBatches>>[number]

export async function viewBatch(
  ctx: Context,
  id: string,
): Promise<Result<BatchView, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  const batch = await findBatch(ctx, id)
  return batch ? ok({ ...batch, items: await listItems(ctx, id) }) : fail('not_found')
}

/** The latest batches and their progress. */
export async function listBatches(ctx: Context): Promise<Result<ListedBatch[], 'forbidden'>> {
  if (!may(ctx.actor, 'order.read_all')) return fail('forbidden')
  return ok(await listNewestBatches(ctx, BATCHES_SHOWN))
}
