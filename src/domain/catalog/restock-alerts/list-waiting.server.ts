/** Who asked for an e-mail when a cartridge is back in stock: the list of the console, and its file. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { countOpenAlerts, listOpenAlerts, type OpenAlert, type OpenAlerts } from './store.server.ts'

export type WaitingPage = Page<OpenAlert> & { scents: OpenAlerts[] }

/** The oldest request first, of one cartridge or of all; and how many there are of each. */
export async function listWaiting(
  ctx: Context,
  serial: string | null,
  page: PageRequest,
): Promise<Result<WaitingPage, 'forbidden'>> {
  if (!may(ctx.actor, 'subscriber.read')) return fail('forbidden')
  const scents = await countOpenAlerts(ctx)
  const counted = scents.filter((scent) => serial === null || scent.serial === serial)
  const count = counted.reduce((sum, scent) => sum + scent.count, 0)
  return ok({ items: await listOpenAlerts(ctx, serial, page), count, scents, ...page })
}

/** All that are open. The audit log records the export. */
export async function exportWaiting(ctx: Context): Promise<Result<OpenAlert[], 'forbidden'>> {
  if (!may(ctx.actor, 'subscriber.read')) return fail('forbidden')
  return ctx.transaction(async (ctx) => {
    const waiting = await listOpenAlerts(ctx, null, null)
    await recordAudit(ctx, {
      action: 'restock_alerts_exported',
      target: { type: 'restock_alerts', id: 'open' },
      detail: { count: waiting.length },
    })
    return ok(waiting)
  })
}
