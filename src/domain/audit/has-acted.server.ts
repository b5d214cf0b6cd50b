import type { Context } from '#domain/context.ts'

import { findEntryOfStaff } from './store.server.ts'

/** Whether the audit log has entries of this person as staff. */
export const hasActedAsStaff = async (ctx: Context, userId: string): Promise<boolean> =>
  (await findEntryOfStaff(ctx, userId)) !== null
