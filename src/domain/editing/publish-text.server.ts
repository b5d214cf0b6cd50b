/** Publishing: readers see the item from a moment on, in every language that is complete by then. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentItem, isPublic, missingLocales, withCompleteDrafts } from './content-item.ts'
import {
  type EditedText,
  lockAtRevision,
  type TextPlace,
  type TextRefusal,
  targetOf,
} from './edit-text.server.ts'
import { ruleOf } from './kinds.ts'
import { readTexts } from './read-texts.ts'
import { deleteDraftRow, writeFacts, writeTexts } from './store.server.ts'

/**
 * Of a public item: the text of one language alone. Of any other the whole item, now or from `at` on; refused while a
 * language that its kind needs is incomplete.
 */
export async function publishText(
  ctx: Context,
  place: TextPlace,
  { texts: input, revision }: EditedText,
  at: Date | null = null,
): Promise<Result<null, TextRefusal>> {
  if (!may(ctx.actor, 'content.publish')) return fail('forbidden')
  const read = readTexts(ruleOf(place.kind).fields, input, true)
  if (!read.ok) return read

  return ctx.transaction<Result<null, TextRefusal>>(async (ctx) => {
    const found = await lockAtRevision(ctx, place, revision)
    if (!found.ok) return found
    const before = found.value
    const { [place.locale]: _, ...drafts } = before.drafts
    const written = {
      ...before,
      published: { ...before.published, [place.locale]: read.value },
      drafts,
    }
    if (at === null && isPublic(before, ctx.now)) {
      await writeChanges(ctx, 'content_published', { before, after: written })
      return ok(null)
    }

    const after = { ...withCompleteDrafts(written), publishedAt: at ?? ctx.now }
    if (missingLocales(after).length > 0) return fail('content_not_ready')
    const action = at === null ? 'content_published' : 'content_scheduled'
    await writeChanges(ctx, action, { before, after })
    const { publishedAt } = after
    await writeFacts(ctx, before, { publishedAt })
    await recordAudit(ctx, {
      action: 'content_shown',
      target: { type: place.kind, id: place.slug },
      detail: { before: before.publishedAt, after: publishedAt },
    })
    return ok(null)
  })
}

/** The languages whose text is another one, with an entry for each. */
async function writeChanges(
  ctx: Context,
  action: 'content_published' | 'content_scheduled',
  { before, after }: { before: ContentItem; after: ContentItem },
): Promise<void> {
  const { kind, slug } = before
  for (const locale of ruleOf(kind).locales) {
    const texts = after.published[locale] ?? {}
    if (before.published[locale] === texts) continue
    await writeTexts(ctx, before, locale, texts)
    await deleteDraftRow(ctx, before, locale)
    const detail = { before: before.published[locale], after: texts }
    const entry = targetOf({ kind, slug, locale }, detail)
    await recordAudit(ctx, { action, ...entry })
  }
}

/** Readers of this language get the fallback. Required texts of a published item cannot be unpublished. */
export async function unpublishText(
  ctx: Context,
  place: TextPlace,
  revision: string,
): Promise<Result<null, TextRefusal | 'content_language_needed'>> {
  if (!may(ctx.actor, 'content.publish')) return fail('forbidden')

  return ctx.transaction<Result<null, TextRefusal | 'content_language_needed'>>(async (ctx) => {
    const item = await lockAtRevision(ctx, place, revision)
    if (!item.ok) return item
    const { published } = item.value
    const after = { ...item.value, published: { ...published, [place.locale]: {} } }
    if (after.publishedAt !== null && missingLocales(after).length > 0)
      return fail('content_language_needed')

    await writeTexts(ctx, item.value, place.locale, {})
    const detail = { before: published[place.locale] }
    await recordAudit(ctx, { action: 'content_unpublished', ...targetOf(place, detail) })
    return ok(null)
  })
}
