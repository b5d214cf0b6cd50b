/** Every published question in the reader's language, with its answer ready to be shown and as it is searched. */
import type { Context } from '#domain/context.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { FAQS_MAX } from '#domain/faq/policy.ts'
import type { Question } from '#domain/faq/question.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { phrased } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'

import { proseOf } from '../../prose/markdown.server.ts'
import { figureIn } from '../../prose/prose-nodes.ts'
import type { FaqItem } from './faq-search.ts'

export async function loadFaq(ctx: Context, locale: Locale): Promise<FaqItem[]> {
  const told = (text: string) => interpolateFacts(text, locale)
  const all = await listFaqs(ctx, { text: null, told }, { number: 1, size: FAQS_MAX })
  return all.items.map(({ id: _, ...question }) => faqItemOf(question))
}

/** Also of a draft. */
export function faqItemOf(question: Omit<Question, 'id'>): FaqItem {
  const nodes = proseOf(question.answer)
  const title = phrased(question.question, question.locale)
  return { ...question, title, nodes, figure: figureIn(nodes) }
}
