/** Rows of mailed codes. Each belongs to whoever asked for it: `null` stands for programs, which carry no cookie. */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { oneTimeSecrets } from '../table.server.ts'

type CodeOf = { email: string; askerHash: string | null }

/** A newer code of one asker makes the older ones worthless, and nobody else's. */
export async function voidCodes(ctx: Context, of: CodeOf): Promise<void> {
  await ctx.db
    .update(oneTimeSecrets)
    .set({ usedAt: ctx.now })
    .where(and(isCodeOf(of), isNull(oneTimeSecrets.usedAt)))
}

/** The newest live code of an asker, with one try counted on it in the same statement. */
export async function tryCodeOf(ctx: Context, of: CodeOf) {
  const newest = ctx.db
    .select({ id: oneTimeSecrets.id })
    .from(oneTimeSecrets)
    .where(and(isCodeOf(of), isNull(oneTimeSecrets.usedAt), gt(oneTimeSecrets.expiresAt, ctx.now)))
    .orderBy(desc(oneTimeSecrets.createdAt))
    .limit(1)
  const [row] = await ctx.db
    .update(oneTimeSecrets)
    .set({ attempts: sql`${oneTimeSecrets.attempts} + 1` })
    .where(eq(oneTimeSecrets.id, newest))
    .returning()
  return row ?? null
}

const isCodeOf = ({ email, askerHash }: CodeOf) =>
  and(
    eq(oneTimeSecrets.purpose, 'sign_in_code'),
    eq(oneTimeSecrets.email, email),
    askerHash === null ? isNull(oneTimeSecrets.askerHash) : eq(oneTimeSecrets.askerHash, askerHash),
  )
