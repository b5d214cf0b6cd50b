/** The route table, row by row. Spec §2; decisions, section 3. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('en', 'routes/home.tsx', { id: 'home-en' }),
  route('ja', 'routes/home.tsx', { id: 'home-ja' }),
  route('ko', 'routes/home.tsx', { id: 'home-ko' }),

  route('products/aroma-shooter-3', 'routes/products/product.tsx', { id: 'aroma-shooter-3' }),
  route('products/aroma-shooter', 'routes/products/product.tsx', { id: 'aroma-shooter' }),
  route('products/aroma-shooter-wearable-3', 'routes/products/product.tsx', {
    id: 'aroma-shooter-wearable-3',
  }),
  route('products/aroma-speaker-60', 'routes/products/product.tsx', { id: 'aroma-speaker-60' }),
  route('products/aroma-shooter-1', 'routes/products/product.tsx', { id: 'aroma-shooter-1' }),
  route('products/aroma-cartridge', 'routes/products/product.tsx', { id: 'aroma-cartridge' }),

  route('order', 'routes/order.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),

  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('verify-email/:tokenId', 'routes/verify-email.tsx'),
  route('profile', 'routes/profile.tsx'),

  route('subscription/confirm/:tokenId', 'routes/subscription/confirm.tsx'),
  route('subscription/unsubscribe/:tokenId', 'routes/subscription/unsubscribe.tsx'),

  route('pre-checkout', 'routes/pre-checkout.tsx'),
  route('checkout', 'routes/checkout/frame.tsx', [
    index('routes/checkout/start.tsx'),
    route('customer-details', 'routes/checkout/customer-details.tsx'),
    route('shipping-info', 'routes/checkout/shipping-info.tsx'),
    route('order-confirmation', 'routes/checkout/order-confirmation.tsx'),
    route('payment-info', 'routes/checkout/payment-info.tsx'),
    route('completed-order', 'routes/checkout/completed-order.tsx'),
  ]),
  route('checkout/completed', 'routes/checkout/completed.tsx'),
  route('orders', 'routes/orders/list.tsx'),
  route('orders/:orderId', 'routes/orders/order.tsx'),

  route('admin/sign-in', 'routes/admin/sign-in.tsx'),
  route('admin/sign-in/:tokenId', 'routes/admin/sign-in-link.tsx'),
  route('admin/one-time-password', 'routes/admin/one-time-password.tsx'),
  layout('routes/admin/console.tsx', [
    route('admin', 'routes/admin/start.tsx'),
    route('admin/orders', 'routes/admin/orders.tsx'),
    route('admin/orders/:orderId', 'routes/admin/order.tsx'),
  ]),

  route('dev/ui', 'routes/dev/parts.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
