/**
 * Who may do what with orders and drafts: each permission with the use cases that check it. Spec §6; decisions, section 2.
 */

import { NewOrder } from '#contract/new-order.ts'
import { orderRequestOf } from '#contract/order-request.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { deleteDraft } from '#domain/drafts/delete-draft.server.ts'
import { viewDraft } from '#domain/drafts/view-draft.server.ts'
import {
  countOrdersWithAttention,
  listOrdersByAttention,
  measureAttention,
} from '#domain/orders/attention/list-attention.server.ts'
import { listOrdersNeedingAttentionAsStaff } from '#domain/orders/attention/list-orders-needing-attention.server.ts'
import { markReviewed } from '#domain/orders/attention/mark-reviewed.server.ts'
import { extendDeadline } from '#domain/orders/bank-transfers/extend-deadline.server.ts'
import {
  findPayableOrders,
  listAwaitedTransfers,
  listKnownReadings,
  listPayableOrders,
  listPayableOrdersOf,
} from '#domain/orders/bank-transfers/payable-orders.server.ts'
import { recordTransfer } from '#domain/orders/bank-transfers/record-transfer.server.ts'
import { remindOfTransfers } from '#domain/orders/bank-transfers/remind-transfers.server.ts'
import { createBatch } from '#domain/orders/batches/create-batch.server.ts'
import {
  listOrdersByNumber,
  listSelectedOrders,
  selectForLabels,
  takeLabels,
} from '#domain/orders/batches/select-orders.server.ts'
import { listBatches, viewBatch } from '#domain/orders/batches/view-batch.server.ts'
import { cancelOrder } from '#domain/orders/cancelling/cancel-order.server.ts'
import {
  abandonUntouchedOrders,
  lapseUnpaidOrders,
} from '#domain/orders/cancelling/expire-orders.server.ts'
import { listOpenDiscrepancies } from '#domain/orders/card-payments/list-discrepancies.server.ts'
import { issueDocumentAsStaff } from '#domain/orders/documents/issue-document.server.ts'
import { editOrder, findEditable } from '#domain/orders/editing/edit-order.server.ts'
import { noteOrder } from '#domain/orders/editing/note-order.server.ts'
import { confirmOrder } from '#domain/orders/fulfilment/confirm-order.server.ts'
import { markDelivered } from '#domain/orders/fulfilment/deliver-order.server.ts'
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts'
import { exportOrders } from '#domain/orders/listing/export-orders.server.ts'
import { listContentsAsStaff } from '#domain/orders/listing/list-customer-orders.server.ts'
import { NO_FILTER } from '#domain/orders/listing/list-filter.ts'
import { listReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { countOrders, searchOrders } from '#domain/orders/listing/search-orders.server.ts'
import { issuePackingSlips } from '#domain/orders/packing/issue-packing-slips.server.ts'
import { listOrdersToPack } from '#domain/orders/packing/list-orders-to-pack.server.ts'
import { listReplacementsToPack } from '#domain/orders/packing/list-replacements-to-pack.server.ts'
import { viewOrdersToPack } from '#domain/orders/packing/view-orders-to-pack.server.ts'
import { readCustomsCode } from '#domain/orders/placing/customs-code.server.ts'
import { placeOrder } from '#domain/orders/placing/place-order.server.ts'
import {
  recordRefundTransfer,
  requestRefund,
  retryRefund,
  withdrawRefund,
} from '#domain/orders/refunds/request-refund.server.ts'
import {
  cancelReplacement,
  shipReplacement,
} from '#domain/orders/replacements/close-replacement.server.ts'
import { openReplacement } from '#domain/orders/replacements/open-replacement.server.ts'
import { countOrderEvents } from '#domain/orders/statistics/measure-orders.server.ts'
import { viewOrderAsStaff } from '#domain/orders/view-order.server.ts'

import { orderBody } from '../shop/buyer.ts'
import { ID, ORDERS, ORDERS_AND_CUSTOMERS, PAGE, type PermissionRow } from './use-case.ts'

const TRANSFER = { amountMinor: 1, payerName: 'X', receivedOn: '2026-11-02' }
const REFUND = {
  goodsMinor: 1,
  shippingMinor: 0,
  feeMinor: 0,
  excessMinor: 0,
  ...({ method: 'bank_transfer', reason: 'X', returnsStock: false } as const),
}

const REPLACEMENT = {
  ...({ items: [], reason: 'defect', reportedOn: '2026-11-02', note: '' } as const),
  confirmsPeriod: false,
  confirmsExcess: false,
}

export const ORDERS_ROWS = {
  'draft.keep': { who: ['customer'], asked: { viewDraft, deleteDraft } },
  'order.place': {
    who: ['customer'],
    asked: {
      placeOrder: (ctx) => placeOrder(ctx, orderRequestOf(NewOrder.parse(orderBody())), null),
    },
  },
  'order.cancel': {
    who: ['customer', ...ORDERS],
    asked: { cancelOrder: (ctx) => cancelOrder(ctx, ID) },
  },
  'order.record_transfer': {
    who: ORDERS,
    asked: { recordTransfer: (ctx) => recordTransfer(ctx, ID, TRANSFER) },
  },
  'order.confirm': {
    who: ORDERS,
    asked: {
      confirmOrder: (ctx) => confirmOrder(ctx, ID),
      createBatch: (ctx) => createBatch(ctx, { action: 'confirm', formKey: ID, orders: [] }),
    },
  },
  'order.ship': {
    who: ORDERS,
    asked: {
      shipOrder: (ctx) => shipOrder(ctx, ID, '1'),
      createBatchToShip: (ctx) => createBatch(ctx, { action: 'ship', formKey: ID, orders: [] }),
      selectForLabels: (ctx) => selectForLabels(ctx, [], { takesSent: false }),
      issuePackingSlips: (ctx) => issuePackingSlips(ctx, []),
      viewOrdersToPack: (ctx) => viewOrdersToPack(ctx, []),
      listOrdersToPack: (ctx) => listOrdersToPack(ctx, { country: null, method: null }),
      takeLabels: (ctx) => takeLabels(ctx, [], { takesSent: false, destination: 'japan' }),
      markDelivered: (ctx) => markDelivered(ctx, ID),
      readCustomsCode: (ctx) => readCustomsCode(ctx, ID),
      listReplacementsToPack: (ctx) => listReplacementsToPack(ctx),
      openReplacement: (ctx) => openReplacement(ctx, ID, REPLACEMENT),
      shipReplacement: (ctx) =>
        shipReplacement(ctx, { orderId: ID, replacementId: ID }, '123456789013'),
      cancelReplacement: (ctx) => cancelReplacement(ctx, ID, ID),
    },
  },
  'order.refund': {
    who: ORDERS,
    asked: {
      requestRefund: (ctx) => requestRefund(ctx, ID, REFUND),
      retryRefund: (ctx) => retryRefund(ctx, ID, ID),
      withdrawRefund: (ctx) => withdrawRefund(ctx, ID, ID),
      recordRefund: (ctx) => recordRefundTransfer(ctx, ID, { refundId: ID, proof: 'X' }),
    },
  },
  'order.extend': {
    who: ORDERS,
    asked: { extendDeadline: (ctx) => extendDeadline(ctx, ID, '2026-12-01') },
  },
  'order.review': { who: ORDERS, asked: { markReviewed: (ctx) => markReviewed(ctx, ID) } },
  'order.edit': {
    who: ORDERS,
    asked: {
      editOrder: (ctx) =>
        editOrder(ctx, ID, { part: 'customer', revision: '', input: {}, sendsLink: false }),
    },
  },
  'order.note': {
    who: ORDERS_AND_CUSTOMERS,
    asked: { noteOrder: (ctx) => noteOrder(ctx, ID, 'X') },
  },
  'order.export': {
    who: ORDERS,
    asked: { exportOrders: (ctx) => exportOrders(ctx, NO_FILTER) },
  },
  'order.read_all': {
    who: ORDERS_AND_CUSTOMERS,
    asked: {
      findEditable: (ctx) => findEditable(ctx, ID),
      searchOrders: (ctx) => searchOrders(ctx, NO_FILTER, { sort: 'newest', from: null, size: 1 }),
      countOrders: (ctx) => countOrders(ctx, NO_FILTER),
      listSelected: (ctx) => listSelectedOrders(ctx, []),
      listByNumber: (ctx) => listOrdersByNumber(ctx, []),
      viewBatch: (ctx) => viewBatch(ctx, ID),
      listBatches,
      viewOrder: (ctx) => viewOrderAsStaff(ctx, ID),
      listContents: (ctx) => listContentsAsStaff(ctx, []),
      listNeedingAttention: (ctx) => listOrdersNeedingAttentionAsStaff(ctx, PAGE),
      listNames: (ctx) => listNamesOfUsers(ctx, []),
      issueDocument: (ctx) =>
        issueDocumentAsStaff(ctx, ID, 'estimate', {
          locale: 'ja',
          addressee: '',
          honorific: null,
          proviso: '',
          subject: '',
        }),
      listOpenDiscrepancies,
      listOrdersByAttention: (ctx) => listOrdersByAttention(ctx, 'confirm', 1),
      countOrdersWithAttention,
      listReservedStock,
      listPayable: (ctx) => listPayableOrders(ctx, { numbers: [], lapsedAfter: new Date(0) }),
      listPayableOf: (ctx) => listPayableOrdersOf(ctx, []),
      findPayable: (ctx) => findPayableOrders(ctx, 'X'),
      listAwaited: (ctx) => listAwaitedTransfers(ctx, 1),
      listKnownReadings,
    },
  },
  'order.expire': { who: ['system'], asked: { lapseUnpaidOrders, abandonUntouchedOrders } },
  'order.remind': { who: ['system'], asked: { remindOfTransfers } },
  'order.measure': {
    who: ['system'],
    asked: { measureAttention, countOrderEvents: (ctx) => countOrderEvents(ctx, 0) },
  },
} as const satisfies Record<string, PermissionRow>
