/** What the pages of the console are about: things that exist, and forms that are filled in rightly. */

import { recordTransfer } from '#domain/orders/record-transfer.server.ts'
import { requestRefund } from '#domain/orders/request-refund.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { makePartner } from '#domain/partners/make-partner.server.ts'
import { makeEndpoint, sendTestEvent } from '#domain/webhooks/manage-endpoints.server.ts'

import { granted } from './authorisation-granted.ts'
import type { DeedName } from './authorisation-rows.ts'
import { signIn } from './buyer.ts'
import { placeBankOrder, staffContext, stockUp } from './orders.ts'
import type { TestShop } from './shop.ts'

export type Subject = { params: Record<string, string>; form: [name: string, value: string][] }

const TRANSFER = { amountMinor: 81_260, payerName: 'ヤマダ タロウ', receivedOn: '2026-11-02' }
const REFUND = {
  goods: '1000',
  method: 'bank_transfer',
  reason: 'One was broken',
  refundsSeen: '1',
}
const KIND = 'order.paid'

type Things = { id: string; keyId: string; refundId: string; mailId: string; url: string }

/** What stands in a form beside the name of the work. */
const FORMS = {
  record_transfer: () => ({
    amount: '81260',
    receivedOn: '2026-11-02',
    payerName: 'ヤマダ タロウ',
  }),
  confirm: () => ({}),
  ship: () => ({ trackingNumber: '1234' }),
  deliver: () => ({}),
  cancel: () => ({}),
  review: () => ({}),
  extend_deadline: () => ({ deadline: '2026-12-01' }),
  request_refund: () => REFUND,
  retry_refund: ({ refundId }) => ({ refundId }),
  withdraw_refund: ({ refundId }) => ({ refundId }),
  record_refund: ({ refundId }) => ({ refundId, sentOn: '2026-11-02', reference: 'A-1' }),
  resend_letter: ({ mailId }) => ({ mailId }),
  show_customs_code: () => ({}),
  check_refund: () => REFUND,
  edit_refund: () => REFUND,
  make_partner: () => ({ name: 'Another Partner', contactEmail: 'another@example.com' }),
  issue_key: ({ id }) => ({ id, scopes: 'catalog', lifeDays: '' }),
  revoke_key: ({ keyId }) => ({ id: keyId }),
  end_partner: ({ id }) => ({ id }),
  make_endpoint: ({ id, url }) => ({ partnerId: id, url, kinds: KIND }),
  renew_secret: () => ({}),
  switch_on: () => ({}),
  switch_off: () => ({}),
  send_test: () => ({}),
  redeliver: () => ({}),
  redeliver_dead: () => ({}),
} as const satisfies Record<DeedName, (things: Things) => Record<string, string>>

const isDeedName = (name: string): name is DeedName => Object.hasOwn(FORMS, name)

/** A new subject for each row, so that no deed stands in another one's way. */
export async function subjectsOf(shop: TestShop) {
  await stockUp(shop)
  const buyer = await signIn(shop)
  let made = 0

  return async (name: string, deed: string | null): Promise<Subject> => {
    const route = name.replace(/!.*$/, '')
    made += 1
    if (route === 'order') {
      const { orderId, ...things } = await order()
      return { params: { orderId }, form: formOf(deed, { ...NONE, ...things }) }
    }
    if (route === 'partners' || route.startsWith('webhook')) {
      const { params, ...things } = await partner(route)
      return { params, form: formOf(deed, { ...NONE, ...things }) }
    }
    return {
      params: { tokenId: 'no-such-link' },
      form: [
        ['email', 'nobody@example.com'],
        ['code', '000000'],
      ],
    }
  }

  /** Paid, with a refund on its way. */
  async function order() {
    const orderId = await placeBankOrder(shop, buyer)
    const staff = await staffContext(shop)
    granted(await recordTransfer(staff, orderId, { ...TRANSFER, acceptsDifference: false }))
    const parts = { goodsMinor: 500, shippingMinor: 0, feeMinor: 0, excessMinor: 0 }
    const wish = { ...parts, method: 'bank_transfer', reason: 'Late', returnsStock: false } as const
    granted(await requestRefund(staff, orderId, wish))
    const refundId = await idIn('select id from refunds where order_id = $1', orderId)
    const mailId = await idIn(
      "select id from mails where payload->>'orderId' = $1 and kind = 'payment_received'",
      orderId,
    )
    return { orderId, refundId, mailId }
  }

  async function partner(route: string) {
    const staff = await staffContext(shop, 'administrator')
    const contact = { name: `Partner ${made}`, contactEmail: 'p@example.com' }
    const { id } = granted(await makePartner(staff, contact))
    granted(await issueKey(staff, { partnerId: id, scopes: ['catalog'], lifeDays: null }))
    const partners = granted(await listPartners(staff))
    const keyId = partners.find((one) => one.id === id)?.keys[0]?.id ?? ''
    const url = `https://hooks.example.com/${made}`
    const wish = { partnerId: id, url: `${url}/known`, kinds: [KIND] }
    const endpointId = granted(await makeEndpoint(staff, wish, 'public')).id
    const deliveryId =
      route === 'webhook-delivery' ? granted(await sendTestEvent(staff, endpointId)) : ''
    return { id, keyId, url, params: { endpointId, deliveryId } }
  }

  async function idIn(query: string, about: string): Promise<string> {
    const { rows } = await shop.pool.query<{ id: string }>(query, [about])
    if (!rows[0]) throw new Error(`nothing is there: ${query}`)
    return rows[0].id
  }
}

const NONE: Things = { id: '', keyId: '', refundId: '', mailId: '', url: '' }

function formOf(deed: string | null, things: Things): Subject['form'] {
  if (deed === null) return []
  if (!isDeedName(deed)) throw new Error(`no form is known for “${deed}”`)
  const fields: Record<string, string> = FORMS[deed](things)
  return [['work', deed], ...Object.entries(fields)]
}
