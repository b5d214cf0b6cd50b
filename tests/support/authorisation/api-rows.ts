/** Who may make which call, row by row. A call that has no row does not compile. Spec §6; decisions, sections 8 and 9. */
import type { Calls } from '#client/calls.gen.ts'

import type { ApiCaller, Word } from './matrix.ts'

type ApiRow = Readonly<Record<ApiCaller, Word>>

const EVERYBODY: ApiRow = {
  no_key: 'open',
  wrong_key: 'open',
  other_scope: 'open',
  visitor: 'open',
  expired: 'open',
  ended: 'open',
  other_customer: 'open',
  owner: 'open',
}
const KEY = { no_key: 'key', wrong_key: 'key', other_scope: 'scope' } as const
const TOKEN = { visitor: 'token', expired: 'expired', ended: 'token' } as const
/** Of the account that the address names. */
const ACCOUNT: ApiRow = { ...EVERYBODY, ...TOKEN, other_customer: 'absent' }
/** For what an old token is still good. */
const REFRESH: ApiRow = { ...ACCOUNT, expired: 'open' }
const KEYED: ApiRow = { ...EVERYBODY, ...KEY }
/** Of the caller. */
const OWN: ApiRow = { ...KEYED, ...TOKEN, other_customer: 'own' }
/** Of the order that the address names. */
const ORDER: ApiRow = { ...KEYED, ...TOKEN, other_customer: 'absent' }

export const API_ROWS = {
  'GET /api/captcha-challenge': EVERYBODY,
  'POST /api/siteverify': EVERYBODY,
  'POST /api/users': EVERYBODY,
  'POST /api/sign-in-codes': EVERYBODY,
  'POST /api/sessions': EVERYBODY,
  'DELETE /api/sessions': EVERYBODY,
  'GET /api/users/{userId}/refresh_token': REFRESH,
  'POST /api/passwords': EVERYBODY,
  'PUT /api/passwords/{tokenId}': EVERYBODY,
  'GET /api/users/{userId}/profiles': ACCOUNT,
  'PUT /api/users/{userId}/profiles/{profileId}': ACCOUNT,
  'PUT /api/users/{userId}/terms-acceptance': ACCOUNT,
  'GET /api/users/{userId}/sessions': ACCOUNT,
  'DELETE /api/users/{userId}/sessions': ACCOUNT,
  'DELETE /api/users/{userId}/sessions/{sessionId}': ACCOUNT,
  'POST /api/users/{userId}/proofs': ACCOUNT,
  'PUT /api/users/{userId}/password': ACCOUNT,
  'POST /api/users/{userId}/email-changes': ACCOUNT,
  'GET /api/users/{userId}/email-changes': ACCOUNT,
  'DELETE /api/users/{userId}/email-changes': ACCOUNT,
  'GET /api/email-changes/{tokenId}': EVERYBODY,
  'PUT /api/email-changes/{tokenId}': EVERYBODY,
  'GET /api/users/{userId}/export': ACCOUNT,
  'DELETE /api/users/{userId}': ACCOUNT,
  'GET /api/aroma_products': EVERYBODY,
  'GET /api/aroma_cartridges_web': EVERYBODY,
  'GET /api/aroma_cartridge_categories': EVERYBODY,
  'GET /api/aroma_applications': EVERYBODY,
  'GET /api/aroma_sdk_documents': EVERYBODY,
  'GET /api/faqs': EVERYBODY,
  'GET /api/recruitments': EVERYBODY,
  'GET /api/recruitments/{slug}': EVERYBODY,
  'POST /api/page-views': EVERYBODY,
  'POST /api/error-reports': EVERYBODY,
  'GET /v1/news': KEYED,
  'GET /v1/settings': KEYED,
  'GET /v1/prices/{productId}': KEYED,
  'GET /v1/compatibility': KEYED,
  'GET /v1/postal-codes/{code}': KEYED,
  'POST /v1/contacts': KEYED,
  'POST /v1/contacts/notify': KEYED,
  'POST /v1/contacts/auto-reply': KEYED,
  'POST /v1/subscriptions': KEYED,
  'POST /v1/restock-alerts': KEYED,
  'PUT /v1/orders/calculate-shipping-fee': OWN,
  'PUT /v1/orders/quote': OWN,
  'POST /v1/orders': OWN,
  'GET /v1/orders': OWN,
  'POST /v1/orders/{orderId}/payment-intent': ORDER,
  'POST /v1/orders/{orderId}/settlement': ORDER,
  'PUT /v1/orders/{orderId}': ORDER,
  'GET /v1/orders/{orderId}': ORDER,
  'PUT /v1/orders/{orderId}/complete-bank-order': ORDER,
  'PUT /v1/orders/{orderId}/transfer-declaration': ORDER,
  'POST /v1/orders/{orderId}/cancellation': ORDER,
  'GET /v1/orders/{orderId}/reorder': ORDER,
  'POST /v1/orders/{orderId}/documents/{kind}': ORDER,
  'POST /v1/estimates': KEYED,
  'GET /v1/order-draft': OWN,
  'GET /v1/order-defaults': OWN,
  'PUT /v1/order-draft': OWN,
  'DELETE /v1/order-draft': OWN,
  // The link itself grants access and reveals no name.
  'GET /v1/order-status/{token}': KEYED,
  'POST /graphql': KEYED,
} as const satisfies Record<keyof Calls | 'POST /graphql', ApiRow>

/** What is mounted next to the API: for everyone, or with the status for a missing signature. */
export const OTHER_ENTRANCES: Readonly<Record<string, 'open' | number>> = {
  'GET /healthz': 'open',
  'GET /readyz': 'open',
  // The card processor's.
  'POST /webhooks/card': 400,
  'GET /prints/{version}/{kind}/{file}': 'open',
  'GET /seals/{version}/{kind}/{file}': 'open',
  'GET /seals/{version}/row/{file}': 'open',
  'GET /pictures/{file}': 'open',
  'GET /manifest.webmanifest': 'open',
  'GET /calendar/reorder.ics': 'open',
  'GET /.well-known/security.txt': 'open',
  'GET /.well-known/change-password': 'open',
  // Browsers send reports of two types and nothing else.
  'POST /browser-reports': 415,
  'GET /robots.txt': 'open',
  'GET /sitemap.xml': 'open',
  'GET /graphql/schema.graphql': 'open',
  'GET /social/{locale}/{path}{.+\\.png}': 'open',
  'GET /feeds/{feed}/{file}': 'open',
  'GET /api/openapi.json': 'open',
  'GET /api/postman.json': 'open',
}
