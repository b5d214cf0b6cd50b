/** A frequently asked question and its answer. Spec §3 "FAQ". */
import { FALLBACK_LOCALE, type Locale } from '#shared/locale.ts'

export const QUESTION_TYPES = ['general', 'hardware', 'software'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

export type Question = {
  id: number
  slug: string
  questionType: QuestionType
  /** Of both texts: English where a translation is missing. */
  locale: Locale
  question: string
  /** Markdown. */
  answer: string
}

type Texts = Record<Locale, { question: string | null; answer: string | null }>

/** Question and answer in one language: the wanted one when both are written in it. */
export function textsIn(
  texts: Texts,
  wanted: Locale,
): Pick<Question, 'locale' | 'question' | 'answer'> {
  const isWritten = Boolean(texts[wanted].question && texts[wanted].answer)
  const locale = isWritten ? wanted : FALLBACK_LOCALE
  const { question, answer } = texts[locale]
  return { locale, question: question ?? '', answer: answer ?? '' }
}
