import type { Database } from '#domain/context.ts'

import { referenceRevision } from './table.server.ts'

/** Which edition of the reference data is committed. It counts up with every change. Decision 0045. */
export async function readReferenceRevision(db: Database): Promise<number> {
  const [row] = await db.select({ revision: referenceRevision.revision }).from(referenceRevision)
  if (!row) throw new Error('the revision of the reference data is missing')
  return row.revision
}
