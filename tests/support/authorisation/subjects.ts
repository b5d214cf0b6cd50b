/** What the pages of the console are about: things that exist, and forms that are filled in rightly. */

import { randomUUID } from 'node:crypto'

import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import { createCampaign } from '#domain/campaigns/manage-campaigns.server.ts'
import { startLegalVersion } from '#domain/legal/draft-version.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import { requestRefund } from '#domain/orders/refunds/request-refund.server.ts'
import { createPartner } from '#domain/partners/create-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { ignoreRow } from '#domain/statements/ignore-row.server.ts'
import { importStatement } from '#domain/statements/import-statement.server.ts'
import { sumExactMatches } from '#domain/statements/record-rows.server.ts'
import { createEndpoint, sendTestEvent } from '#domain/webhooks/manage-endpoints.server.ts'
import { daysAfter } from '#shared/iso-day.ts'

import { signIn } from '../shop/buyer.ts'
import { orderRow, placeBankOrder, staffContext, stockUp } from '../shop/orders.ts'
import type { TestShop } from '../shop/shop.ts'
import { unwrap } from '../shop/unwrap.ts'
import { csvOf } from '../statements/statement-sample.ts'
import { type Form, formOf, KIND, NONE } from './forms.ts'

export type Subject = { params: Record<string, string>; form: Form }

const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-02' }
const A_MESSAGE = `insert into contacts (topic, name, email, company, subject, message, locale, is_verified, state, created_at)
  values ('general', 'Robin', 'robin@example.com', '', $1, 'Hello', 'en', true, 'open', now()) returning id`
const A_SUBSCRIBER = `insert into subscriptions (email, locale, state, requested_at, confirmed_at)
  values ($1, 'en', 'confirmed', now(), now()) returning id`

const PENDING_STAFF: Subject = {
  params: { tokenId: 'no-such-link' },
  form: [
    ['email', 'nobody@example.com'],
    ['code', '000000'],
  ],
}

/** A new subject for each row, so that no action affects another. */
export async function subjectsOf(shop: TestShop) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  let made = 0

  const makers = [
    ...[ofPost, ofContent, ofManyOrders, ofIncidents, ofOrder, ofStaff, ofCustomers, ofBank],
    ...[ofSettings, ofPartners, ofBatch],
  ]

  return async (name: string, action: string | null): Promise<Subject> => {
    const route = name.replace(/!.*$/, '')
    made += 1
    for (const make of makers) {
      const subject = await make(route, action)
      if (subject) return subject
    }
    return PENDING_STAFF
  }

  async function ofContent(route: string, action: string | null): Promise<Subject | null> {
    if (!route.startsWith('content')) return null
    const params = route === 'content' ? { kind: 'faq' } : { kind: 'faq', slug: 'what-is-it' }
    return { params, form: formOf(action || null, NONE) }
  }

  async function ofIncidents(route: string, action: string | null): Promise<Subject | null> {
    return route === 'incidents' ? { params: {}, form: formOf(action, NONE) } : null
  }

  async function ofOrder(route: string, action: string | null): Promise<Subject | null> {
    if (route !== 'order') return null
    const { orderId, ...fixtures } = await order()
    return { params: { orderId }, form: formOf(action, { ...NONE, ...fixtures }) }
  }

  async function ofStaff(route: string, action: string | null): Promise<Subject | null> {
    if (!['staff', 'member', 'me'].includes(route)) return null
    const { id, email } = await colleague()
    return { params: { userId: id }, form: formOf(action, { ...NONE, id, email }) }
  }

  async function ofCustomers(route: string, action: string | null): Promise<Subject | null> {
    if (!route.startsWith('customer')) return null
    const { id } = await signIn(shop)
    return { params: { userId: id }, form: formOf(action, { ...NONE, id }) }
  }

  async function ofBank(route: string, action: string | null): Promise<Subject | null> {
    if (!route.startsWith('bank')) return null
    const { params, ...fixtures } = await statement(action)
    return { params, form: formOf(action, { ...NONE, ...fixtures }) }
  }

  async function ofPartners(route: string, action: string | null): Promise<Subject | null> {
    if (route !== 'partners' && !route.startsWith('webhook')) return null
    const { params, ...fixtures } = await partner(route)
    return { params, form: formOf(action, { ...NONE, ...fixtures }) }
  }

  async function ofSettings(route: string, action: string | null): Promise<Subject | null> {
    const params = await ofWords(route)
    return params && { params, form: formOf(action, NONE) }
  }

  /** Of stock and catalogue; they are about what every shop begins with. */
  async function ofBatch(route: string, action: string | null): Promise<Subject | null> {
    if (!/^(stock|catalog|prices|shipping|countries)/.test(route)) return null
    const params =
      route === 'catalog-entry' ? { part: 'cartridges', key: 'AC-CI01' } : { serial: 'AC-CI01' }
    const code = `AC-Z${'ABCDEFGHIJ'[Math.floor(made / 100)]}${String(made % 100).padStart(2, '0')}`
    return { params, form: formOf(action, { ...NONE, id: code }) }
  }

  /** Of documents, messages and subscribers. */
  async function ofPost(route: string, action: string | null): Promise<Subject | null> {
    if (route === 'order-document')
      return { params: { orderId: (await order()).orderId }, form: [['kind', 'estimate']] }
    if (route.startsWith('message')) {
      const id = await idIn(A_MESSAGE, `Message ${made}`)
      return { params: { messageId: id }, form: formOf(action, { ...NONE, id }) }
    }
    if (route === 'saved-replies')
      return { params: {}, form: formOf(action, { ...NONE, id: randomUUID() }) }
    if (route.startsWith('restock-alerts')) return { params: {}, form: formOf(action, NONE) }
    if (!route.startsWith('subscribers')) return null
    const id = await idIn(A_SUBSCRIBER, `reader${made}@example.com`)
    return { params: {}, form: formOf(action, { ...NONE, id }) }
  }

  /** Of settings, campaigns and legal texts. */
  async function ofWords(route: string): Promise<Record<string, string> | null> {
    if (route === 'settings' || route.startsWith('home')) return {}
    if (route.startsWith('campaign')) {
      const slug = `campaign-${made}`
      const span = { startsAt: new Date(0), endsAt: new Date(1), page: null }
      unwrap(await createCampaign(await staffContext(shop), slug, span))
      return { slug }
    }
    if (!route.startsWith('legal')) return null
    const texts = { en: 'X', ja: 'X', ko: 'X' }
    const request = {
      document: 'sale',
      effectiveFrom: daysAfter('2030-01-01', made),
      texts,
    } as const
    return { versionId: unwrap(await startLegalVersion(await staffContext(shop), request)).id }
  }

  /** Paid, with a refund on its way. */
  async function order() {
    const orderId = await placeBankOrder(shop, buyer)
    const staff = await staffContext(shop)
    unwrap(await recordTransfer(staff, orderId, { ...TRANSFER, acceptsDifference: false }))
    const parts = { goodsMinor: 500, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
    const request = {
      ...parts,
      method: 'bank_transfer',
      reason: 'Late',
      returnsStock: false,
    } as const
    unwrap(await requestRefund(staff, orderId, request))
    const refundId = await idIn('select id from refunds where order_id = $1', orderId)
    const emailId = await idIn(
      "select id from emails where payload->>'orderId' = $1 and kind = 'payment_received'",
      orderId,
    )
    return { orderId, refundId, emailId }
  }

  /** An invited staff member, and an address that was not invited. */
  async function colleague() {
    const staff = await staffContext(shop, 'administrator')
    const request = { name: 'A Person', role: 'staff', locale: 'en' } as const
    const email = `person-${made}@example.com`
    const { id } = unwrap(await inviteStaff(staff, { ...request, email }))
    return { id, email: `next-${made}@example.com` }
  }

  /** An order, and a batch that waits with it. */
  async function ofManyOrders(route: string, action: string | null): Promise<Subject | null> {
    if (!route.startsWith('orders-')) return null
    const { orderId: id } = await order()
    const orders = [{ id, trackingNumbers: null }]
    const request = { action: 'confirm', formKey: randomUUID(), orders } as const
    const batchId = unwrap(await createBatch(await staffContext(shop), request))
    return { params: { batchId }, form: formOf(action, { ...NONE, id }) }
  }

  /** A row that is sure of an order; left out where it is to come back. */
  async function statement(action: string | null) {
    const orderId = await placeBankOrder(shop, buyer)
    const { number } = await orderRow(shop, orderId)
    const staff = await staffContext(shop)
    const paid = [{ day: '2026-11-02', amountMinor: 81_260, payer: `${number} ${made}` }]
    const bytes = new TextEncoder().encode(csvOf(paid))
    const { id } = unwrap(await importStatement(staff, { bytes, name: 'x.csv', selected: null }))
    const rowId = await idIn('select id from bank_statement_rows where statement_id = $1', id)
    if (action === 'reopen_row') unwrap(await ignoreRow(staff, rowId, 'Interest'))
    const { revision } = unwrap(await sumExactMatches(staff, id))
    return { params: { statementId: id, rowId }, id: orderId, rowId, revision }
  }

  async function partner(route: string) {
    const staff = await staffContext(shop, 'administrator')
    const contact = { name: `Partner ${made}`, contactEmail: 'p@example.com' }
    const { id } = unwrap(await createPartner(staff, contact))
    unwrap(await issueKey(staff, { partnerId: id, scopes: ['catalog'], lifeDays: null }))
    const partners = unwrap(await listPartners(staff))
    const keyId = partners.find((one) => one.id === id)?.keys[0]?.id ?? ''
    const url = `https://hooks.example.com/${made}`
    const request = { partnerId: id, url: `${url}/known`, kinds: [KIND] }
    const endpointId = unwrap(await createEndpoint(staff, request, 'public')).id
    const deliveryId =
      route === 'webhook-delivery' ? unwrap(await sendTestEvent(staff, endpointId)) : ''
    return { id, keyId, url, params: { endpointId, deliveryId } }
  }

  async function idIn(query: string, about: string): Promise<string> {
    const [row] = await shop.query<{ id: string }>(query, [about])
    if (!row) throw new Error(`nothing is there: ${query}`)
    return row.id
  }
}
