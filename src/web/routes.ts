/** The route table, row by row. Spec §2; decisions, section 3. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

import { REDIRECTS } from './redirects.ts'

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

  route('software/apps', 'routes/software/apps.tsx'),
  route('software/apps/aroma-shooter', 'routes/software/app.tsx', { id: 'app-aroma-shooter' }),
  route('software/apps/aroma-controller', 'routes/software/app.tsx', {
    id: 'app-aroma-controller',
  }),
  route('software/apps/aroma-player', 'routes/software/app.tsx', { id: 'app-aroma-player' }),
  route('software/sdk', 'routes/software/sdk.tsx'),
  route('software/player', 'routes/software/player.tsx'),
  route('software/api', 'routes/software/api.tsx'),

  route('api/docs', 'routes/api-docs.tsx'),

  route('solutions/virtual-reality-smell', 'routes/solutions/virtual-reality-smell.tsx'),
  route('solutions/aroma-signage', 'routes/solutions/aroma-signage.tsx'),
  route('solutions/arts-and-science', 'routes/solutions/arts-and-science.tsx'),

  route('company/about', 'routes/company/about.tsx'),
  route('company/profile', 'routes/company/profile.tsx'),
  route('company/news', 'routes/company/news.tsx'),
  route('company/news/:slug', 'routes/company/news-item.tsx'),
  route('press-kit', 'routes/press-kit.tsx'),
  route('blog', 'routes/blog/list.tsx'),
  route('blog/:slug', 'routes/blog/post.tsx'),
  route('careers', 'routes/careers/list.tsx'),
  route('careers/:slug', 'routes/careers/career.tsx'),

  route('faq', 'routes/faq.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('legal-information', 'routes/legal-information.tsx'),

  route('order', 'routes/order.tsx'),

  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-up', 'routes/sign-up.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password/:tokenId', 'routes/reset-password.tsx'),
  route('verify-email/:tokenId', 'routes/verify-email.tsx'),
  route('change-email/:tokenId', 'routes/change-email.tsx'),
  route('profile', 'routes/profile.tsx'),

  route('subscription/thank-you', 'routes/subscription/thank-you.tsx'),
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
  route('orders/status/:token', 'routes/orders/status.tsx'),
  route('orders/:orderId', 'routes/orders/order.tsx'),

  route('admin/sign-in', 'routes/admin/sign-in.tsx'),
  route('admin/sign-in/:tokenId', 'routes/admin/sign-in-link.tsx'),
  route('admin/one-time-password', 'routes/admin/one-time-password.tsx'),
  layout('routes/admin/console.tsx', [
    route('admin', 'routes/admin/start.tsx'),
    layout('routes/admin/asked-again.tsx', [
      route('admin/orders', 'routes/admin/orders.tsx'),
      route('admin/orders/:orderId', 'routes/admin/order.tsx'),
      route('admin/stock', 'routes/admin/stock.tsx'),
      route('admin/partners', 'routes/admin/partners.tsx'),
      route('admin/webhooks', 'routes/admin/webhooks.tsx'),
      route('admin/webhooks/endpoints/:endpointId', 'routes/admin/webhook-endpoint.tsx'),
      route('admin/webhooks/deliveries/:deliveryId', 'routes/admin/webhook-delivery.tsx'),
    ]),
  ]),

  // A link inside the site asks the route table, not the server.
  ...Object.keys(REDIRECTS).map((path) =>
    route(path.slice(1), 'routes/moved.tsx', { id: `moved:${path}` }),
  ),
  route('dev/ui', 'routes/dev/parts.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
