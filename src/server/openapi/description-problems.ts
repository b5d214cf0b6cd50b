/** Refusals in the description: which codes a status may carry, each with the sentence that people read. */
import { type ProblemCode, statusOf } from '#contract/problems.ts'
import { problemIn } from '#i18n/catalogue.server.ts'

type Json = Record<string, unknown>

export function problemAnswer(status: string, codes: readonly ProblemCode[]): Json {
  const isOfToken = codes.includes('token_invalid')
  const problem = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      {
        type: 'object',
        properties: {
          error: {
            type: 'object',
            properties: { code: { enum: [...codes] } },
            additionalProperties: true,
          },
        },
      },
    ],
  }
  const schema = isOfToken
    ? { anyOf: [problem, { $ref: '#/components/schemas/TokenExpired' }] }
    : problem
  const names = isOfToken ? [...codes, TOKEN_EXPIRED] : codes
  const examples = Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/examples/${name}` }]),
  )
  return {
    description: STATUS_SAYS[status] ?? 'Refused',
    content: {
      'application/json': { schema, examples },
    },
  }
}

const TOKEN_EXPIRED = 'token_expired'

/** Every refusal of a call with its sentence, by its code. Some codes are only the console's. */
export const problemExamples = (isUsed: (code: ProblemCode) => boolean): Json => ({
  ...Object.fromEntries(
    // The table has no other keys than codes.
    (Object.keys(statusOf) as ProblemCode[])
      .filter(isUsed)
      .map((code) => [code, { value: exampleOf(code) }]),
  ),
  [TOKEN_EXPIRED]: { value: { error: 'Token expired' } },
})

const STATUS_SAYS: Readonly<Record<string, string>> = {
  400: 'The request is not what it says it is',
  401: 'The key, the token or what was proven is missing or wrong',
  403: 'Not allowed',
  404: 'Not there, or somebody else’s',
  409: 'The state of things refuses',
  410: 'The link is used up',
  413: 'Too large',
  415: 'Not JSON, or compressed',
  422: 'Not valid',
  429: 'Too often; `Retry-After` says when to ask again',
  500: 'A fault of ours',
  503: 'Busy, or an outside service does not answer',
}

function exampleOf(code: ProblemCode): Json {
  const facts = FACTS[code] ?? {}
  const message = problemIn('en', code, PARAMS)
  return { error: { code, message, ...facts } }
}

/** The parameters of the sentences, and the data next to them. */
const PARAMS = {
  excess: 2,
  name: 'AC-CI01',
  serial: 'AC-CI01',
  slug: 'windows-sdk',
  minutes: 15,
  country: '',
  status: 401,
  reason: '',
  min: 10,
  max: 100,
  scope: 'orders',
}

const FACTS: Partial<Record<ProblemCode, Json>> = {
  request_invalid: { fields: ['email'] },
  order_invalid: { fields: ['shipping.address.postal_code'] },
  quantity_exceeded: { data: { excess: 2 } },
  sdk_exceeded: { data: { excess: 2 } },
  cartridge_duplicated: { data: { serials: ['AC-CI01'] } },
  cartridge_unknown: { data: { serials: ['AC-CI01'] } },
  out_of_stock: { data: { serials: ['AC-CI01'] } },
  back_in_stock: { data: { serials: ['AC-CI01'] } },
  sdk_unknown: { data: { slugs: ['windows-sdk'] } },
  rate_limited: { data: { retryAfterSeconds: 900 } },
  too_many_unpaid: { data: { max: 100 } },
}
