/** Every published question in the reader's language, with its answer ready to be shown and as it is searched. */
import type { Context } from '#domain/context.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { FAQS_MAX } from '#domain/faq/policy.ts'
import { interpolateFacts } from '#i18n/facts.ts'
import { phrased } from '#i18n/phrases.server.ts'
import type { Locale } from '#shared/locale.ts'

import { proseOf } from '../../prose/markdown.server.ts'
import type { FaqItem } from './faq-search.ts'

export async function loadFaq(ctx: Context, locale: Locale): Promise<FaqItem[]> {
  const told = (text: string) => interpolateFacts(text, locale)
  const all = await listFaqs(ctx, { text: null, told }, { number: 1, size: FAQS_MAX })
  return all.items.map(({ id: _, ...question }) => ({
    ...question,
    title: phrased(question.question, question.locale),
    nodes: proseOf(question.answer),
  }))
}
