/** Rows of mailed codes. Each belongs to whoever asked for it: `null` stands for programs, which carry no cookie. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { oneTimeTokens } from '../table.server.ts'

type CodeOf = { email: string; askerHash: string | null }

/** A newer code of one asker makes the older ones worthless, and nobody else's. */
export async function revokeCodes(ctx: Context, of: CodeOf): Promise<void> {
  await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.now })
    .where(and(isCodeOf(of), isNull(oneTimeTokens.usedAt)))
}

/** The newest live code of an asker, with one try counted on it in the same statement. */
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
