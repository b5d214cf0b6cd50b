/** The actions of the page on which one language of an item is written. */
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { type ContentItem, workingTexts } from '#domain/editing/content-item.ts'
import {
  deleteDraft,
  saveDraft,
  type TextPlace,
  type TextRefusal,
} from '#domain/editing/edit-text.server.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { readContent } from '#domain/editing/list-content.server.ts'
import { publishText, unpublishText } from '#domain/editing/publish-text.server.ts'
import { revisionOfText } from '#domain/editing/revision.server.ts'
import { momentAt } from '#shared/japan-minute.ts'
import type { Result } from '#shared/result.ts'
import { proseOf } from '#web/prose/markdown.server.ts'

import { unwrap } from '../frame/unwrap.server.ts'
import type { ContentErrors, Stands, TextAction, TextPreview } from './content.ts'
import { interpolateText } from './interpolate-text.server.ts'

type ActionInput = Readonly<Record<string, string>>
type Outcome = { done: TextAction } | ContentErrors | TextPreview

export async function handleTextAction(
  ctx: Context,
  place: TextPlace,
  action: TextAction,
  input: ActionInput,
): Promise<Outcome> {
  if (action === 'preview_text') return previewOf(place, input)
  if (
    action === 'schedule_text' ||
    (action === 'save_text' && (await keepsPlan(ctx, place, input)))
  ) {
    return schedule(ctx, place, action, input)
  }

  const result = await run(ctx, place, action, input)
  return result.ok
    ? { done: action }
    : formErrors(ctx, place, { action, input, error: result.error })
}

function run(
  ctx: Context,
  place: TextPlace,
  action: Exclude<TextAction, 'preview_text' | 'schedule_text'>,
  input: ActionInput,
): Promise<Result<null, TextRefusal | 'content_language_needed'>> {
  const revision = input.revision ?? ''
  switch (action) {
    case 'save_text':
      return saveDraft(ctx, place, { texts: input, revision })
    case 'publish_text':
      return publishText(ctx, place, { texts: input, revision })
    case 'delete_draft':
      return deleteDraft(ctx, place, revision)
    case 'unpublish_text':
      return unpublishText(ctx, place, revision)
  }
}

/** Saving the text of a planned draft does not take its moment: that goes when its field is emptied. */
async function keepsPlan(ctx: Context, place: TextPlace, input: ActionInput): Promise<boolean> {
  if (!input.publishAt) return false
  const found = await readContent(ctx, place.kind, place.slug)
  return found.ok && Boolean(found.value.drafts[place.locale]?.publishAt)
}

async function schedule(
  ctx: Context,
  place: TextPlace,
  action: 'save_text' | 'schedule_text',
  input: ActionInput,
): Promise<Outcome> {
  const at = momentAt(input.publishAt ?? '')
  if (at === null || at <= ctx.now) {
    const code = at === null ? 'missing' : 'past'
    const fieldErrors = [{ field: 'publishAt', code } as const]
    return { kind: 'refused', action, code: null, fieldErrors, input, stands: null }
  }
  const result = await saveDraft(ctx, place, { texts: input, revision: input.revision ?? '' }, at)
  return result.ok
    ? { done: action }
    : formErrors(ctx, place, { action, input, error: result.error })
}

function previewOf({ kind, locale }: TextPlace, input: ActionInput): TextPreview {
  const field = ruleOf(kind).fields.find(({ form }) => form === 'markdown')
  const text = field ? (input[field.name] ?? '').slice(0, field.lengthMax) : ''
  return {
    kind: 'previewed',
    input: { ...input },
    nodes: proseOf(interpolateText(kind, text, locale)),
  }
}

async function formErrors(
  ctx: Context,
  place: TextPlace,
  errors: {
    action: TextAction
    input: ActionInput
    error: TextRefusal | 'content_language_needed'
  },
): Promise<ContentErrors> {
  const { error, ...rest } = errors
  if (typeof error !== 'string') {
    return { kind: 'refused', ...rest, code: null, fieldErrors: error, stands: null }
  }
  const stands = error === 'edit_conflict' ? await standsNow(ctx, place) : null
  return { kind: 'refused', ...rest, code: error, fieldErrors: [], stands }
}

async function standsNow(ctx: Context, { kind, slug, locale }: TextPlace): Promise<Stands | null> {
  const found = await readContent(ctx, kind, slug)
  if (!found.ok) return null
  const texts = workingTexts(found.value, locale)
  return {
    texts,
    revision: revisionOfText(found.value, locale),
    ...(await savedBy(ctx, found.value, locale)),
  }
}

/** Who saved the draft of a language, and when. */
export async function savedBy(
  ctx: Context,
  item: ContentItem,
  locale: TextPlace['locale'],
): Promise<{ who: string | null; at: Date | null }> {
  const { editorId = null, savedAt = null } = item.drafts[locale] ?? {}
  const names = unwrap(await listNamesOfUsers(ctx, editorId === null ? [] : [editorId]))
  return { who: (editorId !== null && names.get(editorId)) || null, at: savedAt }
}
