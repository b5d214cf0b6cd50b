/** What an item is made with, as it is typed. */
import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { isIsoDay } from '#shared/iso-day.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { type ContentKind, ruleOf } from './kinds.ts'

export const SLUG_LENGTH_MAX = 80
const PROPOSED_LENGTH_MAX = 60

export type ItemDetails = { startDate: string | null; questionType: string | null }
/** `name`: its title or question, in the language in which writing begins. */
export type NewItem = ItemDetails & { locale: Locale; name: string }

export type ItemField = 'slug' | 'startDate' | 'questionType'

/** Lower-case letters, digits and hyphens: a URL that can be read aloud. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isSlug = (text: string): boolean => text.length <= SLUG_LENGTH_MAX && SLUG.test(text)

/**
 * An address proposed for a name: its Latin words. A name that is mostly in another script has too few of them to be
 * recognised by, and gets its day, or its kind.
 */
export function proposeSlug(
  kind: ContentKind,
  { name, startDate }: Pick<NewItem, 'name' | 'startDate'>,
): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const latin = words.match(/[a-z0-9]+/g) ?? []
  const all = words.match(/[\p{L}\p{N}]/gu) ?? []
  if (latin.join('').length * 2 <= all.length) return startDate ?? kind
  const fitting = latin.filter(
    (_, at) => latin.slice(0, at + 1).join('-').length <= PROPOSED_LENGTH_MAX,
  )
  return fitting.join('-') || latin.join('-').slice(0, PROPOSED_LENGTH_MAX)
}

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
