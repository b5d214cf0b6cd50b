/** Every permission with the use cases that ask for it; one that no use case asks for does not compile. Spec §6; decisions, section 2. */

import { orderRequestOf } from '#contract/order-request.ts'
import { NewOrder } from '#contract/orders.ts'
import type { Permission } from '#domain/accounts/permission.ts'
import { listNamesOfUsers } from '#domain/accounts/staff-list.server.ts'
import type { Context } from '#domain/context.ts'
import { dropDraft } from '#domain/drafts/drop-draft.server.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import { listMailsAbout, listUndeliveredMails, readMail } from '#domain/mail/list-mails.server.ts'
import { resendMail } from '#domain/mail/resend-mail.server.ts'
import { readCustomsCode } from '#domain/orders/customs-code.server.ts'
import { abandonUntouchedOrders, lapseUnpaidOrders } from '#domain/orders/expire-orders.server.ts'
import { extendDeadline } from '#domain/orders/extend-deadline.server.ts'
import { listContentsAsStaff } from '#domain/orders/list-contents.server.ts'
import { listOpenDifferences } from '#domain/orders/list-differences.server.ts'
import { listHeldStock } from '#domain/orders/list-held-stock.server.ts'
import { listOrdersInNeedAsStaff } from '#domain/orders/list-orders-in-need.server.ts'
import { placeOrder } from '#domain/orders/place-order.server.ts'
import { recordTransfer } from '#domain/orders/record-transfer.server.ts'
import { remindOfTransfers } from '#domain/orders/remind-transfers.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
  retryRefund,
  withdrawRefund,
} from '#domain/orders/request-refund.server.ts'
import { resendLetter } from '#domain/orders/resend-letter.server.ts'
import {
  cancelOrder,
  confirmOrder,
  markDelivered,
  markReviewed,
  shipOrder,
} from '#domain/orders/staff-orders.server.ts'
import { listOrdersAsStaff, viewOrderAsStaff } from '#domain/orders/view-order.server.ts'
import { endPartner } from '#domain/partners/end-partner.server.ts'
import { issueKey } from '#domain/partners/issue-key.server.ts'
import { listPartners } from '#domain/partners/list-partners.server.ts'
import { makePartner } from '#domain/partners/make-partner.server.ts'
import { revokeKey } from '#domain/partners/revoke-key.server.ts'
import {
  listDeliveries,
  listEndpoints,
  readDelivery,
  readEndpoint,
} from '#domain/webhooks/list-deliveries.server.ts'
import {
  makeEndpoint,
  redeliver,
  redeliverDead,
  renewSecret,
  sendTestEvent,
  switchEndpoint,
} from '#domain/webhooks/manage-endpoints.server.ts'

import { orderBody } from './buyer.ts'

export const WHO = ['visitor', 'customer', 'staff', 'administrator', 'system'] as const
export type Who = (typeof WHO)[number]

type UseCase = (ctx: Context) => Promise<unknown>
type Row = { who: readonly Who[]; asked: Readonly<Record<string, UseCase>> }

/** Of nothing that exists: who may not is told so before anything is looked for. */
const ID = '00000000-0000-4000-8000-000000000000'
const PAGE = { number: 1, size: 1 }
const TRANSFER = { amountMinor: 1, payerName: 'X', receivedOn: '2026-11-02' }
const REFUND = {
  ...{ goodsMinor: 1, shippingMinor: 0, feeMinor: 0, excessMinor: 0 },
  ...({ method: 'bank_transfer', reason: 'X', returnsStock: false } as const),
}
const ANY_STAFF = ['staff', 'administrator'] as const

export const PERMISSION_ROWS = {
  'draft.keep': { who: ['customer'], asked: { viewDraft, dropDraft } },
  'order.place': {
    who: ['customer'],
    asked: {
      placeOrder: (ctx) => placeOrder(ctx, orderRequestOf(NewOrder.parse(orderBody())), null),
    },
  },
  'order.cancel': {
    who: ['customer', ...ANY_STAFF],
    asked: { cancelOrder: (ctx) => cancelOrder(ctx, ID) },
  },
  'order.record_transfer': {
    who: ANY_STAFF,
    asked: { recordTransfer: (ctx) => recordTransfer(ctx, ID, TRANSFER) },
  },
  'order.confirm': { who: ANY_STAFF, asked: { confirmOrder: (ctx) => confirmOrder(ctx, ID) } },
  'order.ship': {
    who: ANY_STAFF,
    asked: {
      shipOrder: (ctx) => shipOrder(ctx, ID, '1'),
      markDelivered: (ctx) => markDelivered(ctx, ID),
      readCustomsCode: (ctx) => readCustomsCode(ctx, ID),
    },
  },
  'order.refund': {
    who: ANY_STAFF,
    asked: {
      requestRefund: (ctx) => requestRefund(ctx, ID, REFUND),
      retryRefund: (ctx) => retryRefund(ctx, ID, ID),
      withdrawRefund: (ctx) => withdrawRefund(ctx, ID, ID),
      recordRefund: (ctx) => recordRefundTransfer(ctx, ID, { refundId: ID, proof: 'X' }),
    },
  },
  'order.extend': {
    who: ANY_STAFF,
    asked: { extendDeadline: (ctx) => extendDeadline(ctx, ID, '2026-12-01') },
  },
  'order.review': { who: ANY_STAFF, asked: { markReviewed: (ctx) => markReviewed(ctx, ID) } },
  'order.read_all': {
    who: ANY_STAFF,
    asked: {
      listOrders: (ctx) => listOrdersAsStaff(ctx, null, PAGE),
      viewOrder: (ctx) => viewOrderAsStaff(ctx, ID),
      listContents: (ctx) => listContentsAsStaff(ctx, []),
      listInNeed: (ctx) => listOrdersInNeedAsStaff(ctx, PAGE),
      listNames: (ctx) => listNamesOfUsers(ctx, []),
      listOpenDifferences,
      listHeldStock,
    },
  },
  'order.expire': { who: ['system'], asked: { lapseUnpaidOrders, abandonUntouchedOrders } },
  'order.remind': { who: ['system'], asked: { remindOfTransfers } },
  'mail.read': {
    who: ANY_STAFF,
    asked: {
      listMailsAbout: (ctx) => listMailsAbout(ctx, ID),
      listUndeliveredMails,
      readMail: (ctx) => readMail(ctx, ID),
    },
  },
  'mail.resend': {
    who: ANY_STAFF,
    asked: {
      resendMail: (ctx) => resendMail(ctx, ID),
      resendLetter: (ctx) => resendLetter(ctx, ID, ID),
    },
  },
  'webhook.read': {
    who: ANY_STAFF,
    asked: {
      listEndpoints,
      readEndpoint: (ctx) => readEndpoint(ctx, ID),
      listDeliveries: (ctx) => listDeliveries(ctx, { state: null, endpointId: null }, PAGE),
      readDelivery: (ctx) => readDelivery(ctx, ID),
    },
  },
  'webhook.manage': {
    who: ['administrator'],
    asked: {
      makeEndpoint: (ctx) => makeEndpoint(ctx, { partnerId: ID, url: '', kinds: [] }, 'public'),
      renewSecret: (ctx) => renewSecret(ctx, ID),
      switchEndpoint: (ctx) => switchEndpoint(ctx, ID, true),
      sendTestEvent: (ctx) => sendTestEvent(ctx, ID),
      redeliver: (ctx) => redeliver(ctx, ID),
      redeliverDead: (ctx) => redeliverDead(ctx, ID),
    },
  },
  'partner.read': { who: ANY_STAFF, asked: { listPartners } },
  'partner.manage': {
    who: ['administrator'],
    asked: {
      makePartner: (ctx) => makePartner(ctx, { name: 'X', contactEmail: 'x@example.com' }),
      issueKey: (ctx) => issueKey(ctx, { partnerId: ID, scopes: ['catalog'], lifeDays: null }),
      revokeKey: (ctx) => revokeKey(ctx, ID),
      endPartner: (ctx) => endPartner(ctx, ID),
    },
  },
} as const satisfies Record<Permission, Row>

/** Whether the use case let this actor in, whatever else it then had to say. */
export async function isLetIn(asked: UseCase, ctx: Context): Promise<boolean> {
  try {
    const said = JSON.stringify((await asked(ctx)) ?? null)
    return !said.includes('"forbidden"')
  } catch (thrown) {
    // What only the shop itself does is no refusal to anybody: it never comes to that.
    if (String(thrown).includes('only the shop itself')) return false
    throw thrown
  }
}
