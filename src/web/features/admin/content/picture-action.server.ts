/** The actions of the page of pictures. */
import type { Context } from '#domain/context.ts'
import { addPicture, describePicture, removePicture } from '#domain/uploads/pictures.server.ts'
import { PICTURE_ALT_LENGTH_MAX } from '#domain/uploads/policy.ts'
import { ok, type Result } from '#shared/result.ts'
import { singleLine } from '#shared/text-schema.ts'

import { type ActionInput, actionErrors, readInput } from '../forms/action.ts'
import type { ContentErrors, ContentFieldError, PictureAction } from './content.ts'

type Outcome = { done: PictureAction; name: string } | ContentErrors

export async function handlePictureAction(
  ctx: Context,
  action: PictureAction,
  form: FormData,
): Promise<Outcome> {
  const input = readInput(form)
  const name = input.name ?? ''
  if (action === 'remove_picture') {
    const removed = await removePicture(ctx, name)
    return outcomeOf(action, input, removed.ok ? ok(name) : removed)
  }

  const { alt, errors } = altIn(input)
  const file = form.get('file')
  const isFile = file instanceof File
  // A browser sends an empty file where none was chosen.
  const isMissing = action === 'add_picture' && isFile && file.size === 0
  const all: ContentFieldError[] = [
    ...(isMissing ? [{ field: 'file', code: 'missing' } as const] : []),
    ...errors,
  ]
  if (all.length > 0) return actionErrors(action, input, { fieldErrors: all })

  if (action === 'describe_picture') {
    const described = await describePicture(ctx, name, alt)
    return outcomeOf(action, input, described.ok ? ok(name) : described)
  }
  const content = isFile ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
  return outcomeOf(action, input, await addPicture(ctx, content, alt))
}

const ALT_FIELDS = { en: 'altEn', ja: 'altJa', ko: 'altKo' } as const
const Alt = singleLine(PICTURE_ALT_LENGTH_MAX)

/** A description may wait until a text that shows the picture is published. */
function altIn(input: ActionInput) {
  const alt = { en: '', ja: '', ko: '' }
  const errors: ContentFieldError[] = []
  for (const locale of ['ja', 'en', 'ko'] as const) {
    const field = ALT_FIELDS[locale]
    const read = Alt.safeParse(input[field] ?? '')
    if (!read.success) errors.push({ field, code: 'too_long' })
    else alt[locale] = read.data
  }
  return { alt, errors }
}

function outcomeOf(
  action: PictureAction,
  input: ActionInput,
  result: Result<string, string>,
): Outcome {
  if (result.ok) return { done: action, name: result.value }
  return actionErrors(action, input, { code: result.error })
}
