/** Rows of mailed codes. Each is bound to the client that requested it; `null` means a client without cookies. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { oneTimeTokens } from '../table.server.ts'

type CodeOf = { email: string; askerHash: string | null }

/** A newer code revokes older ones of the same client only. */
export async function revokeCodes(ctx: Context, of: CodeOf): Promise<void> {
  await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.now })
    .where(and(isCodeOf(of), isNull(oneTimeTokens.usedAt)))
}

/** The newest live code of a client; the same statement counts an attempt. */
export async function tryCodeOf(ctx: Context, of: CodeOf) {
  const newest = ctx.db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(isCodeOf(of), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, ctx.now)))
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ attempts: sql`${oneTimeTokens.attempts} + 1` })
    .where(eq(oneTimeTokens.id, newest))
    .returning()
  return row ?? null
}

const isCodeOf = ({ email, askerHash }: CodeOf) =>
  and(
    eq(oneTimeTokens.purpose, 'sign_in_code'),
    eq(oneTimeTokens.email, email),
    askerHash === null ? isNull(oneTimeTokens.askerHash) : eq(oneTimeTokens.askerHash, askerHash),
  )
