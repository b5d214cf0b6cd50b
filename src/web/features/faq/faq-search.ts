/** Parses the search of the URL and finds the answers. Hostile and over-long texts are cut. */
import { questionsAbout } from '#domain/faq/match.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from '#domain/faq/question.ts'

import type { FigureName } from '../../figures/names.ts'
import type { ProseNode } from '../../prose/prose-nodes.ts'

export const SEARCH_LENGTH_MAX = 100

export type FaqItem = Omit<Question, 'id'> & {
  /** The question with its marks between phrases. */
  title: string
  nodes: ProseNode[]
  figure: FigureName | null
}
export type FaqGroup = { type: QuestionType; items: FaqItem[] }
export type FaqSearch = { text: string; type: QuestionType | null }

export const searchIn = (params: URLSearchParams): FaqSearch => ({
  text: cleaned(params.get('q') ?? ''),
  type: QUESTION_TYPES.find((type) => type === params.get('type')) ?? null,
})

export const cleaned = (input: string): string =>
  [...input.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')].slice(0, SEARCH_LENGTH_MAX).join('').trim()

/** The query of an address that asks this; empty where nothing is asked. */
export function queryOf({ text, type }: FaqSearch): string {
  const query = new URLSearchParams({ ...(type && { type }), ...(text && { q: text }) }).toString()
  return query === '' ? '' : `?${query}`
}

/** Groups that have something to say, in their order. */
export function foundIn(items: readonly FaqItem[], { text, type }: FaqSearch): FaqGroup[] {
  const about = questionsAbout(items, text)
  return QUESTION_TYPES.filter((it) => type === null || it === type)
    .map((it) => ({ type: it, items: about.filter(({ questionType }) => questionType === it) }))
    .filter((group) => group.items.length > 0)
}
