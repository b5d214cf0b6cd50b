import { pageWire } from '#contract/envelope.ts'
import {
  changedOrderWire,
  feeWire,
  listedOrderWire,
  orderDetailWire,
  paymentWire,
  placedOrderWire,
  quoteWire,
  reorderWire,
  syncedPaymentWire,
} from '#contract/order-answers.ts'
import { cancelOrderRoute, declareTransferRoute, reorderRoute } from '#contract/order-life.ts'
import { quoteRoute, shippingFeeRoute } from '#contract/order-prices.ts'
import { orderRequestOf } from '#contract/order-request.ts'
import {
  changeSourceRoute,
  completeBankOrderRoute,
  listOrdersRoute,
  paymentMethodOf,
  placeOrderRoute,
  startPaymentRoute,
  syncPaymentRoute,
  viewOrderRoute,
} from '#contract/orders.ts'
import { currencyOf } from '#domain/catalog/prices/find-prices.server.ts'
import { completeBankOrder } from '#domain/orders/bank-transfers/complete-bank-order.server.ts'
import { declareTransfer } from '#domain/orders/bank-transfers/declare-transfer.server.ts'
import { cancelCustomerOrder } from '#domain/orders/cancelling/cancel-customer-order.server.ts'
import { changePaymentMethod } from '#domain/orders/card-payments/change-payment-method.server.ts'
import { checkCardPayment } from '#domain/orders/card-payments/check-card-payment.server.ts'
import { startCardPayment } from '#domain/orders/card-payments/start-card-payment.server.ts'
import { listCustomerOrders } from '#domain/orders/listing/list-customer-orders.server.ts'
import { placeOrder } from '#domain/orders/placing/place-order.server.ts'
import { quoteGoods, quoteOrder, quoteShipping } from '#domain/orders/placing/quote-order.server.ts'
import { findReorder } from '#domain/orders/placing/reorder.server.ts'
import { viewCustomerOrder } from '#domain/orders/view-order.server.ts'
import { JAPAN } from '#domain/shipping/country.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'
import { idempotencyKeyOf, markReplayed } from '../http/idempotent.ts'
import { signedIn } from '../http/identity.ts'
import type { Shop } from '../shop.ts'

export function mountOrders(api: ApiApp, shop: Shop): void {
  // Also matches `/orders`.
  api.use('/orders/*', signedIn(shop))
  mountPlacing(api)
  mountPaying(api)
  mountReading(api)
  mountChanging(api)
}

function mountPlacing(api: ApiApp): void {
  api.openapi(shippingFeeRoute, async (c) => {
    const { items, shipping, shippingMethod } = c.req.valid('json')
    const { country, state } = shipping.address
    const lines = items.map(({ id, quantity }) => ({ productId: id, quantity }))
    const currency = items[0]?.currency ?? currencyOf(country)
    const request = { country, state, word: shippingMethod, lines }
    const quoted = await quoteShipping(c.var.ctx, request, currency)
    return quoted.ok ? c.json(feeWire(quoted.value.fee), 200) : refuse(c, quoted.error)
  })

  api.openapi(quoteRoute, async (c) => {
    const { location, items, shipping, shippingMethod } = c.req.valid('json')
    const lines = items.map(({ id, quantity }) => ({ productId: id, quantity }))
    const { ctx } = c.var
    const at = location ?? shipping?.address.country ?? JAPAN
    const quoted =
      shipping && shippingMethod
        ? await quoteOrder(ctx, { location: at, ...shipping.address, word: shippingMethod, lines })
        : await quoteGoods(ctx, { location: at, lines })
    return quoted.ok ? c.json(quoteWire(quoted.value), 200) : refuse(c, quoted.error)
  })

  api.openapi(placeOrderRoute, async (c) => {
    const key = idempotencyKeyOf(c)
    if (!key.ok) return refuse(c, key.error)

    const request = orderRequestOf(c.req.valid('json'))
    const placed = markReplayed(c, await placeOrder(c.var.ctx, request, key.value))
    return placed.ok ? c.json(placedOrderWire(placed.value), 201) : refuse(c, placed.error)
  })
}

function mountPaying(api: ApiApp): void {
  api.openapi(startPaymentRoute, async (c) => {
    const { orderId } = c.req.valid('param')
    const key = idempotencyKeyOf(c)
    if (!key.ok) return refuse(c, key.error)

    const request = { key: key.value, body: await c.req.text() }
    const started = markReplayed(c, await startCardPayment(c.var.ctx, orderId, request))
    return started.ok ? c.json(paymentWire(started.value), 200) : refuse(c, started.error)
  })

  api.openapi(syncPaymentRoute, async (c) => {
    const synced = await checkCardPayment(c.var.ctx, c.req.valid('param').orderId)
    if (!synced.ok) return refuse(c, synced.error)
    return c.json(syncedPaymentWire(synced.value.order, synced.value.payment), 200)
  })

  api.openapi(changeSourceRoute, async (c) => {
    const { orderId } = c.req.valid('param')
    const body = c.req.valid('json')
    if (isOther(body.orderId, orderId))
      return refuse(c, { code: 'request_invalid', fields: ['orderId'] })

    const method = paymentMethodOf[body.paymentSource]
    const changed = await changePaymentMethod(c.var.ctx, orderId, method)
    return changed.ok ? c.json(changedOrderWire(changed.value), 200) : refuse(c, changed.error)
  })

  api.openapi(completeBankOrderRoute, async (c) => {
    const { orderId } = c.req.valid('param')
    const body = c.req.valid('json')
    if (isOther(body.orderId, orderId))
      return refuse(c, { code: 'request_invalid', fields: ['orderId'] })
    if (body.paymentSource !== 'bank') return refuse(c, 'payment_method_differs')

    const key = idempotencyKeyOf(c)
    if (!key.ok) return refuse(c, key.error)
    const completed = markReplayed(
      c,
      await completeBankOrder(c.var.ctx, orderId, {
        key: key.value,
        body: { ...body, path: orderId },
        answer: changedOrderWire,
      }),
    )
    return completed.ok ? c.json(completed.value, 200) : refuse(c, completed.error)
  })
}

function mountReading(api: ApiApp): void {
  api.openapi(listOrdersRoute, async (c) => {
    const { page, limit } = c.req.valid('query')
    const orders = await listCustomerOrders(c.var.ctx, { number: page, size: limit })
    return orders.ok
      ? c.json(pageWire(orders.value, listedOrderWire), 200)
      : refuse(c, orders.error)
  })

  api.openapi(viewOrderRoute, async (c) => {
    const view = await viewCustomerOrder(c.var.ctx, c.req.valid('param').orderId)
    return view.ok ? c.json(orderDetailWire(view.value), 200) : refuse(c, view.error)
  })
}

function mountChanging(api: ApiApp): void {
  api.openapi(declareTransferRoute, async (c) => {
    const { payerName } = c.req.valid('json')
    const declared = await declareTransfer(c.var.ctx, c.req.valid('param').orderId, payerName)
    return declared.ok ? c.json(changedOrderWire(declared.value), 200) : refuse(c, declared.error)
  })

  api.openapi(cancelOrderRoute, async (c) => {
    const canceled = await cancelCustomerOrder(c.var.ctx, c.req.valid('param').orderId)
    return canceled.ok ? c.json(changedOrderWire(canceled.value), 200) : refuse(c, canceled.error)
  })

  api.openapi(reorderRoute, async (c) => {
    const reorder = await findReorder(c.var.ctx, c.req.valid('param').orderId)
    return reorder.ok ? c.json(reorderWire(reorder.value), 200) : refuse(c, reorder.error)
  })
}

/** The body names the order once more; another one is a mistake that must not pass. */
const isOther = (named: string | undefined, orderId: string): boolean =>
  named !== undefined && named !== orderId
