import type { Context } from '#domain/context.ts'

import { findEntryOfStaff } from './store.server.ts'

/** Whether the log tells of anything that somebody did while they worked here. */
export const hasActedAsStaff = async (ctx: Context, userId: string): Promise<boolean> =>
  (await findEntryOfStaff(ctx, userId)) !== null
