import {
  faqWire,
  findRecruitmentRoute,
  listFaqsRoute,
  listRecruitmentsRoute,
  recruitmentWire,
} from '#contract/content.ts'
import { pageOf, pageWire } from '#contract/envelope.ts'
import { findCareer, listCareers } from '#domain/careers/list-careers.server.ts'
import { listFaqs } from '#domain/faq/list-faqs.server.ts'
import { interpolateFacts } from '#i18n/facts.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'
import { revalidated } from '../http/revalidated.ts'

export function mountContent(api: ApiApp): void {
  api.openapi(listFaqsRoute, async (c) => {
    const query = c.req.valid('query')
    const text = query['q[question_or_answer_cont]']?.trim() || null
    const told = (answer: string) => interpolateFacts(answer, c.var.locale)
    return revalidated(
      c,
      pageWire(await listFaqs(c.var.ctx, { text, told }, pageOf(query)), faqWire),
    )
  })

  api.openapi(listRecruitmentsRoute, async (c) => {
    const query = c.req.valid('query')
    const text = query['q[slug_or_title_cont]']?.trim() || null
    return revalidated(
      c,
      pageWire(await listCareers(c.var.ctx, text, pageOf(query)), recruitmentWire),
    )
  })

  api.openapi(findRecruitmentRoute, async (c) => {
    const career = await findCareer(c.var.ctx, c.req.valid('param').slug)
    return career ? revalidated(c, { data: recruitmentWire(career) }) : refuse(c, 'not_found')
  })
}
