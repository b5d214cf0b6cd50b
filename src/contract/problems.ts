/** The only translation from a refusal to an HTTP status. A new code does not compile until it is here. */
import { z } from '@hono/zod-openapi'

export const statusOf = {
  request_invalid: 422,
  order_invalid: 422,
  no_products_selected: 422,
  quantity_exceeded: 422,
  cartridge_duplicated: 422,
  cartridge_unknown: 422,
  sdk_exceeded: 422,
  sdk_unknown: 422,
  product_not_sold: 422,
  product_unknown: 422,
  currency_mismatch: 422,
  eu_resident: 422,
  country_unavailable: 422,
  shipping_method_not_offered: 422,
  shipping_not_found: 422,
  prices_not_found: 422,
  idempotency_mismatch: 422,
  password_weak: 422,
  captcha_failed: 422,
  captcha_invalid: 401,
  credentials_invalid: 401,
  code_invalid: 401,
  token_invalid: 401,
  api_key_invalid: 401,
  api_key_expired: 401,
  api_key_paused: 401,
  api_key_revoked: 401,
  signature_invalid: 400,
  address_malformed: 400,
  json_malformed: 400,
  captcha_required: 403,
  reauthentication_required: 403,
  forbidden: 403,
  scope_missing: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  account_has_open_orders: 409,
  already_staff: 409,
  own_account: 409,
  last_administrator: 409,
  draft_changed: 409,
  edit_conflict: 409,
  name_taken: 409,
  text_published: 409,
  text_missing: 409,
  version_date_invalid: 409,
  slug_taken: 409,
  content_not_ready: 409,
  content_language_needed: 409,
  picture_invalid: 422,
  picture_too_large: 422,
  picture_too_small: 422,
  picture_too_narrow: 422,
  picture_used: 409,
  price_changed: 409,
  price_begun: 409,
  price_invalid: 422,
  price_start_invalid: 422,
  stock_below_reserved: 409,
  quantity_invalid: 422,
  country_stays_off: 409,
  zone_invalid: 422,
  out_of_stock: 409,
  back_in_stock: 409,
  order_not_payable: 409,
  order_state_refuses: 409,
  document_unavailable: 409,
  payment_method_differs: 409,
  payment_method_not_offered: 422,
  source_locked: 409,
  terms_changed: 409,
  transfer_known: 409,
  transfer_amount_differs: 409,
  placeholder_left: 409,
  too_many_replies: 409,
  too_many_unpaid: 409,
  refund_too_much: 409,
  refund_pieces_exceeded: 409,
  refund_above_limit: 409,
  refund_state_refuses: 409,
  replacement_pieces_unknown: 422,
  replacement_exceeds_order: 409,
  replacement_period_over: 409,
  replacement_out_of_stock: 409,
  replacement_state_refuses: 409,
  deadline_invalid: 409,
  tracking_missing: 422,
  tracking_long: 422,
  tracking_twice: 422,
  tracking_unknown: 422,
  tracking_check_digit: 422,
  shipping_fee_differs: 409,
  email_contains_secret: 409,
  batch_empty: 422,
  batch_too_large: 422,
  partner_deactivated: 409,
  email_pending: 409,
  job_must_end: 409,
  email_just_sent: 409,
  email_left: 409,
  link_invalid: 410,
  link_expired: 410,
  body_too_large: 413,
  media_type_unsupported: 415,
  encoding_unsupported: 415,
  rate_limited: 429,
  unexpected: 500,
  card_unavailable: 503,
  too_busy: 503,
  pictures_busy: 503,
  unavailable: 503,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof statusOf

/** A wrong order has its own message (spec §5); any other call has a request that is not valid. */
export const invalidCodeOf = (method: string, path: string): ProblemCode =>
  method.toLowerCase() === 'post' && /^\/v1\/orders\/?$/.test(path)
    ? 'order_invalid'
    : 'request_invalid'

const FIELD_PROBLEMS = [
  'required',
  'unknown',
  'type',
  'not_allowed',
  'too_large',
  'too_small',
  'format',
  'json',
  'invalid',
] as const

/** What is wrong with one field. Decisions, section 13. */
const FieldProblem = z
  .object({
    field: z.string().openapi({
      description: 'Dotted path of the field; empty for the whole body',
      example: 'items.0.quantity',
    }),
    code: z.enum(FIELD_PROBLEMS).openapi({ example: 'too_large' }),
    message: z.string().openapi({
      description: 'For people, in the language of the request',
      example: 'At most 99.',
    }),
    expected: z.string().optional().openapi({ description: 'The type, with `type`' }),
    allowed: z
      .array(z.string())
      .optional()
      .openapi({ description: 'Every value that is allowed, with `not_allowed`' }),
    minimum: z.number().optional().openapi({ description: 'With `too_small`' }),
    maximum: z.number().optional().openapi({ description: 'With `too_large`', example: 99 }),
    unit: z
      .enum(['characters', 'entries'])
      .optional()
      .openapi({ description: 'What `minimum` and `maximum` count; without it, the value itself' }),
  })
  .openapi('FieldProblem')
export type FieldProblem = z.infer<typeof FieldProblem>

/** `error` is the plain text `Token expired` on an expired token, and this everywhere else. */
export const Problem = z
  .object({
    error: z.object({
      code: z.string().openapi({ description: 'For programs; it never changes its meaning' }),
      message: z
        .string()
        .openapi({ description: 'For people, in the language of the request; it may change' }),
      fields: z
        .array(z.string())
        .optional()
        .openapi({ description: 'The rejected fields, as dotted names' }),
      details: z
        .array(FieldProblem)
        .optional()
        .openapi({ description: 'What is wrong with each of these fields' }),
      data: z
        .record(z.string(), z.unknown())
        .optional()
        .openapi({ description: 'Data that belongs to the code' }),
      request_id: z
        .string()
        .optional()
        .openapi({ description: 'After an error of ours, the ID of this call in our log' }),
    }),
  })
  .openapi('Problem')

export const TokenExpired = z
  .object({ error: z.literal('Token expired') })
  .openapi('TokenExpired', {
    description: 'The token is too old. Exchange it with call 6 and send the request again.',
  })
