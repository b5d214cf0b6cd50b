/**
 * Answers a GraphQL request: parses, measures and validates it, executes it read-only, and maps errors to our codes.
 */
import { execute, GraphQLError, parse } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'

import { listKinds } from '#domain/catalog/list-catalog.server.ts'
import type { Context } from '#domain/context.ts'
import { codeOf } from '#server/process/error-facts.ts'
import { once } from '#shared/memoize.ts'

import type { ReadOnly } from '../db/read-only.ts'
import { refusalOfCost, refusalOfShape } from './cost.ts'
import {
  QUERY_CHARACTERS_MAX,
  QUERY_TIMEOUT_MS,
  QUERY_TOKENS_MAX,
  STATEMENT_TIMEOUT_MS,
} from './limits.ts'
import { failure, isProblemCode, queryRefused, tookTooLong, withOurCode } from './refusal.ts'
import { schema } from './schema.ts'

export { schemaText } from './schema.ts'

type ServerContext = {
  ctx: Context
  readOnly: ReadOnly
  /** Logs the error and returns what the caller may know of it. */
  report: (error: unknown) => 'unavailable' | 'unexpected'
}

export const answerQuery = createYoga<ServerContext>({
  schema,
  graphqlEndpoint: '/graphql',
  graphiql: false,
  landingPage: false,
  healthCheckEndpoint: '/graphql/none',
  batching: false,
  multipart: false,
  cors: false,
  logging: false,
  // Variables are part of what a query costs, and most queries are sent by few programs.
  parserAndValidationCache: false,
  // The door has counted the body.
  maxRequestBodySize: false,
  maskedErrors: false,
  plugins: [reads(), runs(), tells()],
  fetchAPI: { fetch, Request, Response, Headers, ReadableStream, TransformStream, URL },
})

/** Parses a query that is small enough to validate. */
function reads(): Plugin<object, ServerContext> {
  return {
    onParams({ params }) {
      if (typeof params.query === 'string' && params.query.length > QUERY_CHARACTERS_MAX) {
        throw queryRefused(`A query has at most ${QUERY_CHARACTERS_MAX} characters.`)
      }
    },
    onParse({ setParseFn }) {
      setParseFn((source) => {
        const document = parse(source, { maxTokens: QUERY_TOKENS_MAX })
        const refusal = refusalOfShape(document)
        if (refusal) throw refusal
        return document
      })
    },
  }
}

function runs(): Plugin<object, ServerContext> {
  return {
    onExecute({ setExecuteFn }) {
      setExecuteFn(async ({ document, variableValues, contextValue, operationName }) => {
        const refusal = refusalOfCost(document, variableValues ?? {})
        if (refusal) return { errors: [refusal] }

        const abortSignal = AbortSignal.timeout(QUERY_TIMEOUT_MS)
        const { ctx, readOnly }: ServerContext = contextValue
        return readOnly(ctx, STATEMENT_TIMEOUT_MS, async (ctx) =>
          execute({
            schema,
            document,
            variableValues,
            operationName,
            abortSignal,
            contextValue: { ctx, kinds: once(() => listKinds(ctx)) },
          }),
        ).catch((error: unknown) => {
          if (!abortSignal.aborted) throw error
          return { errors: [tookTooLong()] }
        })
      })
    },
  }
}

/** The error in our codes. Callers learn of an unexpected error only that it happened. */
function tells(): Plugin<object, ServerContext> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      if (!('errors' in result) || !result.errors) return

      // An answer is complete or refused, so that no client works with partial data by mistake.
      setResult({
        ...('data' in result && { data: null }),
        errors: toldOf(result.errors, serverContext),
      })
    },
  }
}

function toldOf(errors: readonly GraphQLError[], { ctx, report }: ServerContext): GraphQLError[] {
  if (errors.some(({ originalError }) => isTimeout(originalError))) {
    return [tookTooLong()]
  }
  // What fails after the first one fails because of it: they share a transaction.
  const failed = errors.find((error) => !isRefusal(error))
  if (!failed) return errors.map(withOurCode)

  return [failure(ctx.locale, report(failed.originalError ?? failed))]
}

/** Before a query runs everything is its own fault; afterwards only what a field refused by one of our codes. */
const isRefusal = ({ originalError, path, extensions }: GraphQLError): boolean =>
  path === undefined
    ? originalError === undefined || originalError instanceof GraphQLError
    : isProblemCode(extensions.code)

/** PostgreSQL ended a statement that took too long. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codeOf(error) === '57014' || isTimeout(error.cause)
}
