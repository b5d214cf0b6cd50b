import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { findAcceptance, upsertAcceptance } from './store.server.ts'

/** Records what was agreed to before checkout, and the answer to the EU question. A6. */
export async function acceptTerms(
  ctx: Context,
  { version, livesInEu }: { version: string; livesInEu: boolean },
): Promise<Result<null, 'forbidden' | 'terms_changed'>> {
  if (ctx.actor.kind !== 'customer') return fail('forbidden')
  if (version !== (await findSetting(ctx, 'terms_version'))) return fail('terms_changed')

  await upsertAcceptance(ctx, { userId: ctx.actor.userId, version, livesInEu })
  return ok(null)
}

/** When the present terms were accepted, `null` when they were not. */
export async function findTermsAcceptance(
  ctx: Context,
  userId: string,
  version: string,
): Promise<Date | null> {
  const acceptance = await findAcceptance(ctx, userId, version)
  return acceptance && !acceptance.livesInEu ? acceptance.acceptedAt : null
}
