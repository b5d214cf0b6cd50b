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
import type { Shop } from '../shop.ts'

export function mountContent(api: ApiApp, shop: Shop): void {
  api.openapi(listFaqsRoute, (c) => {
    const query = c.req.valid('query')
    const text = query['q[question_or_answer_cont]']?.trim() || null
    const told = (answer: string) => interpolateFacts(answer, c.var.locale)
    return revalidated(c, shop, query, async () =>
      pageWire(await listFaqs(c.var.ctx, { text, told }, pageOf(query)), faqWire),
    )
  })

  api.openapi(listRecruitmentsRoute, (c) => {
    const query = c.req.valid('query')
    const text = query['q[slug_or_title_cont]']?.trim() || null
    return revalidated(c, shop, query, async () =>
      pageWire(await listCareers(c.var.ctx, text, pageOf(query)), recruitmentWire),
    )
  })

  api.openapi(findRecruitmentRoute, async (c) => {
    const { slug } = c.req.valid('param')
    const answer = await revalidated(c, shop, { slug }, async () => {
      const career = await findCareer(c.var.ctx, slug)
      return career && { data: recruitmentWire(career) }
    })
    return answer ?? refuse(c, 'not_found')
  })
}
