/** Editors' pictures: upload, describe, serve, and remove when no text uses them. */
import { randomBytes } from 'node:crypto'

import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Page, PageRequest } from '#shared/page.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { encodePicture, type PictureRefusal } from './encode-picture.server.ts'
import { fileNamed, nameOfPicture, type Picture } from './picture.ts'
import {
  deletePicture,
  findBytes,
  insertPicture,
  lockPicture,
  pagePictures,
  writeAlt,
} from './store.server.ts'
import { findUsed } from './uses-store.server.ts'

/** Gives the name that addresses carry. */
export async function addPicture(
  ctx: Context,
  content: Buffer,
  alt: Picture['alt'],
): Promise<Result<string, 'forbidden' | PictureRefusal>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const encoded = await encodePicture(content)
  if (!encoded.ok) return encoded

  const { width, height, files } = encoded.value
  const name = nameOfPicture(randomBytes(12).toString('hex'), width, height)
  return ctx.transaction(async (ctx) => {
    const uploadedBy = 'userId' in ctx.actor ? ctx.actor.userId : null
    const told = { altEn: alt.en, altJa: alt.ja, altKo: alt.ko }
    await insertPicture(ctx, { name, width, height, uploadedBy, ...told }, files)
    await recordAudit(ctx, { action: 'picture_added', target: targetOf(name), detail: { alt } })
    return ok(name)
  })
}

type ListedPicture = Picture & { isUsed: boolean }

export async function listPictures(
  ctx: Context,
  page: PageRequest,
): Promise<Result<Page<ListedPicture>, 'forbidden'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const found = await pagePictures(ctx, page)
  const names = found.items.map(({ name }) => name)
  const used = await findUsed(ctx, names)
  const items = found.items.map((one) => ({ ...one, isUsed: used.has(one.name) }))
  return ok({ ...found, items })
}

export async function describePicture(
  ctx: Context,
  name: string,
  alt: Picture['alt'],
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  return ctx.transaction<Result<null, 'not_found'>>(async (ctx) => {
    const picture = await lockPicture(ctx, name)
    if (!picture) return fail('not_found')
    await writeAlt(ctx, name, alt)
    const detail = { before: picture.alt, after: alt }
    await recordAudit(ctx, { action: 'picture_described', target: targetOf(name), detail })
    return ok(null)
  })
}

export async function removePicture(
  ctx: Context,
  name: string,
): Promise<Result<null, 'forbidden' | 'not_found' | 'picture_used'>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  return ctx.transaction<Result<null, 'not_found' | 'picture_used'>>(async (ctx) => {
    const picture = await lockPicture(ctx, name)
    if (!picture) return fail('not_found')
    if ((await findUsed(ctx, [name])).has(name)) return fail('picture_used')
    await deletePicture(ctx, name)
    const detail = { alt: picture.alt }
    await recordAudit(ctx, { action: 'picture_removed', target: targetOf(name), detail })
    return ok(null)
  })
}

/** Public, by its file name in the URL: `<name>.jpg`, `<name>-480.avif`. */
export async function findPictureFile(ctx: Context, file: string) {
  const asked = fileNamed(file)
  const bytes = asked && (await findBytes(ctx, asked))
  return bytes && { bytes, format: asked.format }
}

const targetOf = (name: string) => ({ type: 'picture', id: name })
