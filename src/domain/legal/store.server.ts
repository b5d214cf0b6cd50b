import { desc, eq, isNotNull } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import type { ReferenceData } from '#domain/reference-data.ts'
import { deleteBy } from '#domain/rows.server.ts'

import { legalVersions } from './table.server.ts'
import type { LegalDocument, LegalVersion } from './version.ts'

type Row = typeof legalVersions.$inferSelect

const versionOf = ({ bodyEn, bodyJa, bodyKo, ...row }: Row): LegalVersion => ({
  ...row,
  texts: { en: bodyEn, ja: bodyJa, ko: bodyKo },
})

const columnsOf = ({ en, ja, ko }: LegalVersion['texts']) => ({
  bodyEn: en,
  bodyJa: ja,
  bodyKo: ko,
})

/** Newest first, drafts too; one document has a handful in its life. */
export async function listVersions(ctx: Context, document: LegalDocument): Promise<LegalVersion[]> {
  const rows = await ctx.db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.document, document))
    .orderBy(desc(legalVersions.effectiveFrom))
  return rows.map(versionOf)
}

export async function findNewestBegun(
  ctx: Context,
  document: LegalDocument,
  day: string,
): Promise<string | null> {
  const begun = (await ctx.reference(publishedDays)).find(
    (it) => it.document === document && it.effectiveFrom <= day,
  )
  return begun?.effectiveFrom ?? null
}

/** Newest first. */
const publishedDays: ReferenceData<Pick<Row, 'document' | 'effectiveFrom'>[]> = {
  load: (db) =>
    db
      .select({ document: legalVersions.document, effectiveFrom: legalVersions.effectiveFrom })
      .from(legalVersions)
      .where(isNotNull(legalVersions.publishedAt))
      .orderBy(desc(legalVersions.effectiveFrom)),
}

export async function findVersion(ctx: Context, id: string): Promise<LegalVersion | null> {
  const [row] = await ctx.db.select().from(legalVersions).where(eq(legalVersions.id, id))
  return row ? versionOf(row) : null
}

export async function lockVersion(ctx: Context, id: string): Promise<LegalVersion | null> {
  const [row] = await ctx.db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.id, id))
    .for('update')
  return row ? versionOf(row) : null
}

/** Every version of a document, locked until the transaction ends, always in the same order. */
export async function lockVersionsOf(
  ctx: Context,
  document: LegalDocument,
): Promise<LegalVersion[]> {
  const rows = await ctx.db
    .select()
    .from(legalVersions)
    .where(eq(legalVersions.document, document))
    .orderBy(legalVersions.id)
    .for('update')
  return rows.map(versionOf)
}

/** `null` when the document has a version of that day. */
export async function insertVersion(
  ctx: Context,
  version: Omit<LegalVersion, 'id'>,
): Promise<string | null> {
  const { texts, ...rest } = version
  const [row] = await ctx.db
    .insert(legalVersions)
    .values({ ...rest, ...columnsOf(texts) })
    .onConflictDoNothing()
    .returning({ id: legalVersions.id })
  return row?.id ?? null
}

export async function setDraft(
  ctx: Context,
  id: string,
  { effectiveFrom, texts }: Pick<LegalVersion, 'effectiveFrom' | 'texts'>,
): Promise<void> {
  await ctx.db
    .update(legalVersions)
    .set({ effectiveFrom, ...columnsOf(texts) })
    .where(eq(legalVersions.id, id))
}

export async function setPublished(
  ctx: Context,
  id: string,
  texts: LegalVersion['texts'],
): Promise<void> {
  await ctx.db
    .update(legalVersions)
    .set({ ...columnsOf(texts), publishedAt: ctx.now })
    .where(eq(legalVersions.id, id))
}

export async function setWithdrawn(ctx: Context, id: string): Promise<void> {
  await ctx.db.update(legalVersions).set({ publishedAt: null }).where(eq(legalVersions.id, id))
}

export const deleteVersion = deleteBy(legalVersions, 'id')
