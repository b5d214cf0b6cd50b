/** Drafts of one language. Readers see the published text only, and other languages stay unchanged. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import type { ContentItem, Texts } from './content-item.ts'
import { type ContentKind, ruleOf } from './kinds.ts'
import { readTexts, type TextFieldError } from './read-texts.ts'
import { revisionOfPublished, revisionOfText } from './revision.server.ts'
import { deleteDraftRow, lockItem, putDraft } from './store.server.ts'

export type TextPlace = { kind: ContentKind; slug: string; locale: Locale }

/** What was typed, and what the form was filled from. */
export type EditedText = { texts: Texts; revision: string }

export type TextRefusal = 'forbidden' | 'not_found' | 'edit_conflict' | TextFieldError[]

/** With a moment it becomes the text of its language by itself then, so nothing may be missing. */
export async function saveDraft(
  ctx: Context,
  place: TextPlace,
  { texts: input, revision }: EditedText,
  publishAt: Date | null = null,
): Promise<Result<null, TextRefusal>> {
  const isScheduled = publishAt !== null
  if (!may(ctx.actor, isScheduled ? 'content.publish' : 'content.edit')) return fail('forbidden')
  const read = readTexts(ruleOf(place.kind), input, isScheduled)
  if (!read.ok) return read

  return ctx.transaction<Result<null, TextRefusal>>(async (ctx) => {
    const item = await lockAtRevision(ctx, place, revision)
    if (!item.ok) return item
    await putDraft(ctx, item.value, place.locale, {
      texts: read.value,
      publishAt,
      editorId: 'userId' in ctx.actor ? ctx.actor.userId : null,
      savedAt: ctx.now,
      baseRevision: revisionOfPublished(item.value, place.locale),
    })
    const action = isScheduled ? 'content_scheduled' : 'content_draft_saved'
    await recordAudit(ctx, { action, ...targetOf(place, { publishAt }) })
    return ok(null)
  })
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
