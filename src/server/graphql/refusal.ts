/** Refusals as GraphQL errors: `extensions` holds the code of the catalogue. */
import { GraphQLError } from 'graphql'

import { type ProblemCode, statusOf } from '#contract/problems.ts'
import { problemIn } from '#i18n/catalogue.server.ts'
import type { Locale } from '#shared/locale.ts'

/** The whole request is refused. With `application/json` its status stays 200, as GraphQL over HTTP has it. */
const REFUSED = { status: 400, spec: true } as const

/** The query itself is at fault; `message` is for the developer who wrote it. */
export const queryRefused = (message: string, data?: Record<string, unknown>): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: 'request_invalid', ...(data && { data }), http: REFUSED },
  })

export const argumentRefused = (locale: Locale, name: string): GraphQLError =>
  new GraphQLError(problemIn(locale, 'request_invalid'), {
    extensions: { code: 'request_invalid', fields: [name], http: REFUSED },
  })

/** Nothing is wrong with what was asked but how long it takes, here and now; so the status says it too. */
export const tookTooLong = (): GraphQLError =>
  new GraphQLError('The query took too long. Ask for less, or again in a moment.', {
    extensions: { code: 'too_busy', http: { status: statusOf.too_busy } },
  })

export const failure = (locale: Locale, code: 'unavailable' | 'unexpected'): GraphQLError =>
  new GraphQLError(problemIn(locale, code), {
    extensions: { code, http: { status: statusOf[code] } },
  })

/** What the libraries call their refusals is one thing here: the request is not valid. */
export function withOurCode(error: GraphQLError): GraphQLError {
  const { code, fields, data, http } = error.extensions
  const { message, nodes, source, positions, path } = error
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    path,
    extensions: {
      code: isProblemCode(code) ? code : 'request_invalid',
      ...(fields !== undefined && { fields }),
      ...(data !== undefined && { data }),
      http: http ?? REFUSED,
    },
  })
}

export const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && Object.hasOwn(statusOf, code)
