/** The back-in-stock requests of a verified address. */
import type { Context } from '#domain/context.ts'

import { listAlertsTo, type RestockAlert, removeAlertsTo } from './store.server.ts'

export type { RestockAlert } from './store.server.ts'

export const readAlertsTo = (ctx: Context, email: string): Promise<RestockAlert[]> =>
  listAlertsTo(ctx, email)

export const eraseAlertsTo = (ctx: Context, email: string): Promise<void> =>
  removeAlertsTo(ctx, email)
