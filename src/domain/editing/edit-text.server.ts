/** Texts of one language that readers don't see yet. Other languages stay unchanged. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentItem, isPublic, missingLocales, type Texts } from './content-item.ts'
import { type ContentKind, ruleOf } from './kinds.ts'
import { readTexts, type TextFieldError } from './read-texts.ts'
import { revisionOfText } from './revision.server.ts'
import { deleteDraftRow, lockItem, putDraft, writeTexts } from './store.server.ts'

export type TextPlace = { kind: ContentKind; slug: string; locale: Locale }

/** What was typed, and what the form was filled from. */
export type EditedText = { texts: Texts; revision: string }

export type TextRefusal =
  | 'forbidden'
  | 'not_found'
  | 'edit_conflict'
  | 'content_not_ready'
  | TextFieldError[]

/** Readers of a public item don't see it: it becomes a draft. Of any other item it is the text itself. */
export async function saveText(
  ctx: Context,
  place: TextPlace,
  { texts: input, revision }: EditedText,
): Promise<Result<null, TextRefusal>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')
  const read = readTexts(ruleOf(place.kind).fields, input, false)
  if (!read.ok) return read

  return ctx.transaction<Result<null, TextRefusal>>(async (ctx) => {
    const item = await lockAtRevision(ctx, place, revision)
    if (!item.ok) return item
    const write = isPublic(item.value, ctx.now) ? writeDraft : writeUnseen
    const written = await write(ctx, item.value, { locale: place.locale, texts: read.value })
    if (!written.ok) return written
    await recordAudit(ctx, { action: 'content_draft_saved', ...targetOf(place, {}) })
    return written
  })
}

type Writing = { locale: Locale; texts: Texts }

async function writeDraft(
  ctx: Context,
  item: ContentItem,
  { locale, texts }: Writing,
): Promise<Result<null, TextRefusal>> {
  const editorId = 'userId' in ctx.actor ? ctx.actor.userId : null
  await putDraft(ctx, item, locale, { texts, editorId, savedAt: ctx.now })
  return ok(null)
}

/** Into the text itself. What is scheduled needs its languages complete. */
async function writeUnseen(
  ctx: Context,
  item: ContentItem,
  { locale, texts }: Writing,
): Promise<Result<null, TextRefusal>> {
  if (item.publishedAt !== null) {
    if (!may(ctx.actor, 'content.publish')) return fail('forbidden')
    const after = { ...item, published: { ...item.published, [locale]: texts } }
    if (missingLocales(after).length > 0) return fail('content_not_ready')
  }
  await writeTexts(ctx, item, locale, texts)
  await deleteDraftRow(ctx, item, locale)
  return ok(null)
}

export async function deleteDraft(
  ctx: Context,
  place: TextPlace,
  revision: string,
): Promise<Result<null, TextRefusal>> {
  if (!may(ctx.actor, 'content.edit')) return fail('forbidden')

  return ctx.transaction<Result<null, TextRefusal>>(async (ctx) => {
    const item = await lockAtRevision(ctx, place, revision)
    if (!item.ok) return item
    const texts = item.value.drafts[place.locale]?.texts ?? null
    await deleteDraftRow(ctx, place, place.locale)
    await recordAudit(ctx, { action: 'content_draft_deleted', ...targetOf(place, { texts }) })
    return ok(null)
  })
}

/** The item at the form's revision, locked until the transaction ends. */
export async function lockAtRevision(
  ctx: Context,
  { kind, slug, locale }: TextPlace,
  revision: string,
): Promise<Result<ContentItem, 'not_found' | 'edit_conflict'>> {
  const item = ruleOf(kind).locales.includes(locale) ? await lockItem(ctx, kind, slug) : null
  if (!item) return fail('not_found')
  return revisionOfText(item, locale) === revision ? ok(item) : fail('edit_conflict')
}

export const targetOf = ({ kind, slug, locale }: TextPlace, detail: Record<string, unknown>) => ({
  target: { type: kind, id: slug },
  detail: { locale, ...detail },
})
