import { and, desc, eq } from 'drizzle-orm'

import type { Context } from '#domain/context.ts'
import { deleteBy } from '#domain/rows.server.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'
import { pick } from '#shared/pick.ts'

import type { Format, Picture } from './picture.ts'
import { uploadFiles, uploads } from './table.server.ts'

export type NewPicture = Omit<typeof uploads.$inferInsert, 'uploadedAt'>
export type NewFile = Omit<typeof uploadFiles.$inferInsert, 'picture'>

export async function insertPicture(
  ctx: Context,
  picture: NewPicture,
  files: readonly NewFile[],
): Promise<void> {
  await ctx.db.insert(uploads).values({ ...picture, uploadedAt: ctx.now })
  await ctx.db.insert(uploadFiles).values(files.map((file) => ({ ...file, picture: picture.name })))
}

/** Newest first. */
export async function pagePictures(ctx: Context, page: PageRequest): Promise<Page<Picture>> {
  const rows = await ctx.db
    .select()
    .from(uploads)
    .orderBy(desc(uploads.uploadedAt), uploads.name)
    .limit(page.size)
    .offset(offsetOf(page))
  return { ...page, items: rows.map(pictureOf), count: await ctx.db.$count(uploads) }
}

/** Locked until the transaction ends. */
export async function lockPicture(ctx: Context, name: string): Promise<Picture | null> {
  const [row] = await ctx.db.select().from(uploads).where(eq(uploads.name, name)).for('update')
  return row ? pictureOf(row) : null
}

export async function writeAlt(ctx: Context, name: string, alt: Picture['alt']): Promise<void> {
  await ctx.db
    .update(uploads)
    .set({ altEn: alt.en, altJa: alt.ja, altKo: alt.ko })
    .where(eq(uploads.name, name))
}

export const deletePicture = deleteBy(uploads, 'name')

export async function findBytes(
  ctx: Context,
  { name, width, format }: { name: string; width: number; format: Format },
): Promise<Buffer | null> {
  const [file] = await ctx.db
    .select({ bytes: uploadFiles.bytes })
    .from(uploadFiles)
    .where(
      and(
        eq(uploadFiles.picture, name),
        eq(uploadFiles.width, width),
        eq(uploadFiles.format, format),
      ),
    )
  return file?.bytes ?? null
}

const pictureOf = (row: typeof uploads.$inferSelect): Picture => ({
  ...pick(row, 'name', 'width', 'height', 'uploadedAt'),
  alt: { en: row.altEn, ja: row.altJa, ko: row.altKo },
})
