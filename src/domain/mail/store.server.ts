import { desc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'

import { mails } from './table.server.ts'

export type Mail = typeof mails.$inferSelect

/** The new row's id, `null` when this letter was already written. */
export async function insertMail(
  ctx: Context,
  mail: typeof mails.$inferInsert,
): Promise<string | null> {
  const [row] = await ctx.db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: [mails.kind, mails.subjectId] })
    .returning({ id: mails.id })
  return row?.id ?? null
}

export async function findMail(ctx: Context, id: string): Promise<Mail | null> {
  const [row] = await ctx.db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

export async function updateMail(
  ctx: Context,
  id: string,
  change: Partial<typeof mails.$inferInsert>,
): Promise<void> {
  await ctx.db.update(mails).set(change).where(eq(mails.id, id))
}

export const newestMails = (ctx: Context, limit: number): Promise<Mail[]> =>
  ctx.db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)
