import {
  documentRequestOf,
  estimateRequestOf,
  estimateRoute,
  issueDocumentRoute,
} from '#contract/documents.ts'
import { documentFileName } from '#domain/orders/documents/documents.ts'
import { estimateGoods } from '#domain/orders/documents/estimate-goods.server.ts'
import { issueDocument } from '#domain/orders/documents/issue-document.server.ts'
import type { OrderDocument } from '#domain/orders/documents/order-document.ts'

import { findSeal } from '../documents/find-seal.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { type ApiApp, addressOf, type RequestContext, refuse } from '../http/api-app.ts'
import type { Shop } from '../shop.ts'

/** Mounted after the orders, whose paths need a sign-in. Anyone may get an estimate. */
export function mountDocuments(api: ApiApp, shop: Shop): void {
  api.openapi(issueDocumentRoute, async (c) => {
    const { orderId, kind } = c.req.valid('param')
    const request = documentRequestOf(c.req.valid('json'), c.var.locale)
    const document = await issueDocument(c.var.ctx, orderId, kind, request)
    return document.ok ? answerPdf(c, shop, document.value) : refuse(c, document.error)
  })

  api.openapi(estimateRoute, async (c) => {
    const request = estimateRequestOf(c.req.valid('json'), c.var.locale)
    const document = await estimateGoods(c.var.ctx, request, addressOf(c, shop))
    return document.ok ? answerPdf(c, shop, document.value) : refuse(c, document.error)
  })
}

async function answerPdf(c: RequestContext, shop: Shop, document: OrderDocument) {
  const pdf = await renderPdf([document], shop.siteUrl(), await findSeal(c.var.ctx, document))
  const name = documentFileName(document)
  c.header('Content-Type', 'application/pdf')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  c.header('Cache-Control', 'no-store')
  return c.body(pdf, 200)
}
