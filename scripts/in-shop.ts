/** For commands: a context in the database of the shop, whether the shop runs or not. */
import type { Context } from '../src/domain/context.ts'
import { openEncryptionKeys } from '../src/server/config/encryption-keys.ts'
import type { Environment } from '../src/server/config/env.ts'
import { contextMaker } from '../src/server/context.ts'
import { openReferenceCache } from '../src/server/db/reference-cache.ts'
import { startQueue } from '../src/server/jobs/queue.ts'
import { SILENT } from '../src/server/log/log.ts'
import { connectDatabase } from '../src/server/process/connect.ts'

/** No command pays. */
const refused = () => Promise.reject(new Error('the command line has no cards'))
const NO_CARDS: Context['cards'] = {
  createIntent: refused,
  findIntent: refused,
  cancelIntent: refused,
  refundIntent: refused,
  findRefund: refused,
  findDispute: refused,
  listCharges: refused,
  paymentPage: () => null,
  readEvent: refused,
}

export async function inShop(
  env: Environment,
  work: (ctx: Context) => Promise<void>,
): Promise<void> {
  const keys = openEncryptionKeys(env)
  const database = await connectDatabase(env, { log: SILENT, attachOnly: true })
  try {
    const queue = await startQueue(database.pool, { onError: () => {} })
    const make = contextMaker({
      db: database.db,
      reference: openReferenceCache(),
      queue,
      keys,
      cards: NO_CARDS,
      undoSeconds: 0,
      now: () => new Date(),
    })
    try {
      await work(make({ kind: 'system' }, 'en'))
    } finally {
      // It would keep the process alive.
      await queue.boss.stop({ graceful: false, close: false })
    }
  } finally {
    await database.close()
  }
}
