/** What the description says of all calls at once. English, as the names of the fields are. */
import { TAGS } from '#contract/envelope.ts'
import {
  SESSION_ABSOLUTE_DAYS,
  TOKEN_LIFETIME_MINUTES,
  TOKEN_REFRESH_DAYS,
  UNBOUND_SESSION_MINUTES,
} from '#domain/accounts/policy.ts'
import { IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '#shared/page.ts'

const INFO = {
  title: 'Scent shop API',
  version: '1',
  summary: 'Catalog, content, prices and orders of the shop.',
  description: [
    'All calls speak JSON over HTTPS. A trailing slash is accepted; unknown fields and unknown filters are refused.',
    'Amounts are integers in the smallest unit of their currency: 80000 is ¥80,000 in `jpy` and $800.00 in `usd`.',
    `Lists are read page by page, ${PAGE_LIMIT_DEFAULT} entries unless told otherwise and at most ${PAGE_LIMIT_MAX}.`,
    `A refusal is \`{"error":{"code","message","fields"?,"details"?,"data"?}}\`. The code is for programs, the message for people. A token that is too old is answered 401 with \`{"error":"Token expired"}\`.`,
    'An unknown address is 404 `not_found`; an address without the method that was used is 405 `method_not_allowed`.',
    `Calls that take an \`Idempotency-Key\` remember it for ${IDEMPOTENCY_HOURS} hours.`,
  ].join('\n\n'),
} as const

export const infoOf = (siteUrl: string) => ({
  ...INFO,
  contact: { name: 'The shop’s team', url: `${siteUrl}/contact` },
  license: { name: 'Terms of service', url: `${siteUrl}/terms-of-service` },
})

export const SECURITY_SCHEMES = {
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-api-key',
    description:
      'Tells the calling program. Partners are given keys with scopes, and `x-scope` of a call names the one it needs; the site’s own key opens every call. A key may list origins: from a browser, their pages send `GET` calls of the scopes `catalog` and `content` with it.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `The \`authentication_token\` of call 3, bare or after \`Bearer\`. It is good for ${TOKEN_LIFETIME_MINUTES} minutes and can be exchanged (call 6) for ${TOKEN_REFRESH_DAYS} days, ${SESSION_ABSOLUTE_DAYS} days in all. A program that is no browser has a session of ${UNBOUND_SESSION_MINUTES} minutes.`,
  },
} as const

const TAG_SAYS = {
  catalogue: 'Products, cartridges, SDKs and applications, and what fits which device.',
  content: 'News, questions and answers, and job openings.',
  messages: 'Messages to the company, and the newsletter.',
  pricing: 'Prices and shipping fees, before anything is ordered.',
  orders: 'From placing an order to its delivery or refund. Only its owner can see an order.',
  documents: 'Documents of an order, as PDF.',
  accounts: 'A person’s account and profile.',
  sessions: 'Signing in, tokens, signing out.',
  site: 'What the site itself reads and sends.',
} as const satisfies Record<keyof typeof TAGS, string>

export const tagsOf = () =>
  Object.entries(TAGS).map(([key, name]) => ({
    name,
    // The table above has every key of `TAGS`.
    description: TAG_SAYS[key as keyof typeof TAGS],
  }))

const text = (description: string, example: string) => ({
  description,
  required: true,
  schema: { type: 'string' },
  example,
})

export const HEADERS = {
  'X-Request-Id': text(
    'The name of this call in our log. One of 8 to 64 letters, digits, dots, dashes and underscores that comes with the request is kept.',
    '7c1f6a52-0f0e-4a53-9d0e-2f1f6f0a9b11',
  ),
  RateLimit: text('What is left: `r` calls for the next `t` seconds.', '"network";r=598;t=41'),
  'RateLimit-Policy': text('The limit: `q` calls in `w` seconds.', '"network";q=600;w=60'),
  'Retry-After': {
    description: 'Seconds to wait before the next attempt',
    required: true,
    schema: { type: 'integer', minimum: 1 },
    example: 900,
  },
  'Idempotency-Replayed': {
    ...text('`true` on the stored answer to an earlier request with the same key.', 'true'),
    required: false,
  },
  ETag: text('Identifies this response. Send it back as `If-None-Match`.', 'W/"6-x1"'),
} as const
