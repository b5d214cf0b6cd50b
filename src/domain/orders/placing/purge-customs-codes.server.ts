import type { Context } from '#domain/context.ts'

import { CUSTOMS_CODE_RETENTION_DAYS } from '../policy.ts'
import { clearCustomsCodes } from '../store.server.ts'

/** Purges customs codes of parcels that have shipped or never will. */
export const purgeCustomsCodes = (ctx: Context): Promise<number> =>
  clearCustomsCodes(ctx, new Date(ctx.now.getTime() - CUSTOMS_CODE_RETENTION_DAYS * 86_400_000))
