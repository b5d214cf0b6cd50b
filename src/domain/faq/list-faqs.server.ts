/** Questions and answers in the language of the reader. Spec §7 call 13. */
import type { Context } from '#domain/context.ts'
import { offsetOf, type Page, type PageRequest } from '#shared/page.ts'

import { isAbout } from './match.ts'
import { type Question, textsIn } from './question.ts'
import { type FaqRow, publishedFaqs } from './store.server.ts'

type Search = {
  /** Searched in question and answer; `null` for all. */
  text: string | null
  /** Completes the texts with the numbers of the business, before they are searched. */
  told: (text: string) => string
}

export async function listFaqs(
  ctx: Context,
  { text, told }: Search,
  page: PageRequest,
): Promise<Page<Question>> {
  const found = (await allFaqs(ctx, told)).filter(
    (question) => text === null || isAbout(question, text),
  )
  const from = offsetOf(page)
  return { items: found.slice(from, from + page.size), count: found.length, ...page }
}

async function allFaqs(ctx: Context, told: Search['told']): Promise<Question[]> {
  const rows = await publishedFaqs(ctx)
  return rows.map((row) => questionOf(ctx, row, told))
}

function questionOf(ctx: Context, row: FaqRow, told: Search['told']): Question {
  const texts = {
    en: { question: row.questionEn, answer: row.answerEn },
    ja: { question: row.questionJa, answer: row.answerJa },
    ko: { question: row.questionKo, answer: row.answerKo },
  }
  const { id, slug, questionType } = row
  const { locale, question, answer } = textsIn(texts, ctx.locale)
  return { id, slug, questionType, locale, question: told(question), answer: told(answer) }
}
