import type { Context } from '#domain/context.ts'

import { writeQueuedSearchTexts } from './list-store.server.ts'

/** Job: writes search texts before a search has to. Decision 0027. */
export const indexOrderSearch = (ctx: Context): Promise<void> => writeQueuedSearchTexts(ctx)
