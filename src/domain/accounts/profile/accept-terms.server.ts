import type { Context } from '#domain/context.ts'
import { findSetting } from '#domain/settings/read-settings.server.ts'
import { awaitAll } from '#shared/await-all.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listAcceptances, shareAccount } from '../account-store.server.ts'
import { upsertAcceptance } from '../store.server.ts'

/** Records the accepted terms and the answer to the EU question before checkout. A6. */
export async function acceptTerms(
  ctx: Context,
  { version, livesInEu }: { version: string; livesInEu: boolean },
): Promise<Result<null, 'forbidden' | 'terms_changed'>> {
  if (ctx.actor.kind !== 'customer') return fail('forbidden')
  if (version !== (await findSetting(ctx, 'terms_version'))) return fail('terms_changed')

  const { userId } = ctx.actor
  return ctx.transaction<Result<null, 'forbidden'>>(async (ctx) => {
    // Must not write to an account that is being closed.
    if (!(await shareAccount(ctx, userId))) return fail('forbidden')

    await upsertAcceptance(ctx, { userId, version, livesInEu })
    return ok(null)
  })
}

/** The terms in force, and when they were accepted, or `null`. */
export async function findTermsAcceptance(
  ctx: Context,
  userId: string,
): Promise<{ version: string; acceptedAt: Date | null }> {
  const [version, acceptances] = await awaitAll([
    findSetting(ctx, 'terms_version'),
    listAcceptances(ctx, { userId }),
  ])
  const found = acceptances.find((one) => one.version === version && !one.livesInEu)
  return { version, acceptedAt: found?.acceptedAt ?? null }
}
