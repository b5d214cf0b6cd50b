/** The actions of the page on which one language of an item is written. */
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { type ContentItem, workingTexts } from '#domain/editing/content-item.ts'
import {
  deleteDraft,
  type EditedText,
  saveText,
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

import { type ActionInput, actionErrors } from '../forms/action.ts'
import { orEmpty } from '../frame/unwrap.server.ts'
import type { ContentErrors, Stands, TextAction, TextPreview } from './content.ts'
import { interpolateText } from './interpolate-text.server.ts'

type Outcome = { done: TextAction } | ContentErrors | TextPreview

export async function handleTextAction(
  ctx: Context,
  place: TextPlace,
  action: TextAction,
  input: ActionInput,
): Promise<Outcome> {
  if (action === 'preview_text') return previewOf(place, input)
  const at = action === 'schedule_text' ? momentAt(input.publishAt ?? '') : null
  if (action === 'schedule_text' && (at === null || at <= ctx.now)) {
    const code = at === null ? 'missing' : 'past'
    return actionErrors(action, input, { fieldErrors: [{ field: 'publishAt', code } as const] })
  }

  const result = await run(ctx, place, action, { texts: input, revision: input.revision ?? '', at })
  if (result.ok) return { done: action }
  const { error } = result
  if (typeof error !== 'string') return actionErrors(action, input, { fieldErrors: error })
  const errors = actionErrors(action, input, { code: error })
  return error === 'edit_conflict' ? { ...errors, stands: await standsNow(ctx, place) } : errors
}

function run(
  ctx: Context,
  place: TextPlace,
  action: Exclude<TextAction, 'preview_text'>,
  { at, ...edited }: EditedText & { at: Date | null },
): Promise<Result<null, TextRefusal | 'content_language_needed'>> {
  switch (action) {
    case 'save_text':
      return saveText(ctx, place, edited)
    case 'publish_text':
    case 'schedule_text':
      return publishText(ctx, place, edited, at)
    case 'delete_draft':
      return deleteDraft(ctx, place, edited.revision)
    case 'unpublish_text':
      return unpublishText(ctx, place, edited.revision)
  }
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
  const found = await listNamesOfUsers(ctx, editorId === null ? [] : [editorId])
  const names = orEmpty(new Map<string, string | null>())(found)
  return { who: (editorId !== null && names.get(editorId)) || null, at: savedAt }
}
