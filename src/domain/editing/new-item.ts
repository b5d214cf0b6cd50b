/** What an item is made with, as it is typed. */
import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentKind, ruleOf } from './kinds.ts'

export const SLUG_LENGTH_MAX = 80

export type ItemDetails = { startDate: string | null; questionType: string | null }
export type NewItem = ItemDetails & { slug: string }

export type ItemField = 'slug' | 'startDate' | 'questionType'

/** Lower-case letters, digits and hyphens: a URL that can be read aloud. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH_MAX && SLUG.test(text)

export function readDetails(
  kind: ContentKind,
  input: Record<'startDate' | 'questionType', string>,
): Result<ItemDetails, ItemField[]> {
  const isDated = ruleOf(kind).order === 'day'
  const questionType = QUESTION_TYPES.find((type) => type === input.questionType) ?? null
  const wrong: ItemField[] = [
    ...(isDated && !isIsoDay(input.startDate) ? (['startDate'] as const) : []),
    ...(kind === 'faq' && questionType === null ? (['questionType'] as const) : []),
  ]
  if (wrong.length > 0) return fail(wrong)
  return ok({
    startDate: isDated ? input.startDate : null,
    questionType: kind === 'faq' ? questionType : null,
  })
}
