/** Publishing one language: its columns are written, and no other language's. At once, or when its moment has come. */
import { may } from '#domain/accounts/permission.ts'
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentItem, missingLocales } from './content-item.ts'
import {
  type EditedText,
  lockAtRevision,
  type TextPlace,
  type TextRefusal,
  targetOf,
} from './edit-text.server.ts'
import { ruleOf } from './kinds.ts'
import { readTexts } from './read-texts.ts'
import { revisionOfPublished } from './revision.server.ts'
import {
  deleteDraftRow,
  dueDrafts,
  lockItem,
  rebaseDraft,
  unschedule,
  writeTexts,
} from './store.server.ts'

export async function publishText(
  ctx: Context,
  place: TextPlace,
  { texts: input, revision }: EditedText,
): Promise<Result<null, TextRefusal>> {
  if (!may(ctx.actor, 'content.publish')) return fail('forbidden')
  const read = readTexts(ruleOf(place.kind), input, true)
  if (!read.ok) return read

  return ctx.transaction<Result<null, TextRefusal>>(async (ctx) => {
    const item = await lockAtRevision(ctx, place, revision)
    if (!item.ok) return item
    const before = item.value.published[place.locale]
    await writeTexts(ctx, item.value, place.locale, read.value)
    await deleteDraftRow(ctx, place, place.locale)
    const detail = { before, after: read.value }
    await recordAudit(ctx, { action: 'content_published', ...targetOf(place, detail) })
    return ok(null)
  })
}

/**
 * Readers of this language get the fallback. Required texts of a published item cannot be unpublished. A scheduled draft
 * stays scheduled: the editor saw it, and it is published then.
 */
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
    const publishAt = await keepPlan(ctx, item.value, place)
    const detail = { before: published[place.locale], ...(publishAt && { publishAt }) }
    await recordAudit(ctx, { action: 'content_unpublished', ...targetOf(place, detail) })
    return ok(null)
  })
}

/** Returns the schedule of a pending draft, for the entry about the new text. */
async function keepPlan(
  ctx: Context,
  before: ContentItem,
  { kind, slug, locale }: TextPlace,
): Promise<Date | null> {
  const publishAt = before.drafts[locale]?.publishAt ?? null
  const after = publishAt && (await lockItem(ctx, kind, slug))
  if (!after) return null
  const texts = {
    from: revisionOfPublished(before, locale),
    to: revisionOfPublished(after, locale),
  }
  await rebaseDraft(ctx, before, locale, texts)
  return publishAt
}

const TEXTS_PER_RUN_MAX = 50

/**
 * A job: publishes the drafts that are due. Returns how many. An unexpected error with one does not delay the others:
 * it is thrown after the last one.
 */
export async function publishDue(ctx: Context): Promise<number> {
  if (ctx.actor.kind !== 'system') throw new Error('only the shop itself publishes by the clock')

  let published = 0
  const errors: unknown[] = []
  for (const due of await dueDrafts(ctx, TEXTS_PER_RUN_MAX)) {
    try {
      if (await publishOne(ctx, due)) published += 1
    } catch (cause) {
      errors.push(new Error(`draft ${due.kind} ${due.slug} ${due.locale}`, { cause }))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} drafts failed`)
  return published
}

/** A text that changed after its draft was started stays; staff then decide about the draft. */
function publishOne(ctx: Context, place: TextPlace & { baseRevision: string }): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const item = await lockItem(ctx, place.kind, place.slug)
    const draft = item?.drafts[place.locale]
    // Published, deleted or rescheduled meanwhile.
    if (!item || !draft?.publishAt || draft.publishAt > ctx.now) return false
    if (revisionOfPublished(item, place.locale) !== place.baseRevision) {
      await unschedule(ctx, place, place.locale)
      return false
    }

    const before = item.published[place.locale]
    await writeTexts(ctx, item, place.locale, draft.texts)
    await deleteDraftRow(ctx, place, place.locale)
    const detail = { before, after: draft.texts }
    await recordAudit(ctx, { action: 'content_published', ...targetOf(place, detail) })
    return true
  })
}
