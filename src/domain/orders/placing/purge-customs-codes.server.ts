import type { Context } from '#domain/context.ts'
import { addDays } from '#shared/add-time.ts'

import { CUSTOMS_CODE_RETENTION_DAYS } from '../policy.ts'
import { clearCustomsCodes } from '../store.server.ts'

/** Purges customs codes of parcels that have shipped or never will. */
export const purgeCustomsCodes = (ctx: Context): Promise<number> =>
  clearCustomsCodes(ctx, addDays(ctx.now, -CUSTOMS_CODE_RETENTION_DAYS))
