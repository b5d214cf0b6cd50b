/** How answers are wrapped and lists are paged. Spec §3 "Pagination meta"; decisions, section 8. */
import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'

import { IDEMPOTENCY_HOURS } from '#domain/rate-limits/policy.ts'
import { LOCALES } from '#shared/locale.ts'
import {
  metaOf,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  type Page,
  type PageRequest,
} from '#shared/page.ts'

import type { ProblemCode } from './problems.ts'

export const PAGE_NUMBER_MAX = 10_000

/** A number in a query: digits only, so that "1e9" and " 1" are refused. */
const count = (max: number, fallback: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .optional()
    .default(fallback)
    .openapi({ type: 'integer', minimum: 1, maximum: max, default: fallback, description })

/** A text to compare with. The database takes every character but one. */
export const term = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))

const PAGE_SAYS = 'Which page, from 1. One past the end is an empty list.'
const SIZE_SAYS = 'How many entries a page has.'

export const pageOf = (query: { 'page[number]': number; 'page[size]': number }): PageRequest => ({
  number: query['page[number]'],
  size: query['page[size]'],
})

/** The specification's clients send `?location=` and `?locale=` for none. */
export const leftOutWhenEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Accepted everywhere, changes nothing but the language. */
const commonQuery = {
  locale: leftOutWhenEmpty(z.enum(LOCALES)).openapi({
    description:
      'Language of texts and messages. Without it: the language cookie, then `Accept-Language`, then English.',
  }),
  debug: z.string().max(10).optional().openapi({ description: 'Accepted and ignored.' }),
}
/** The query of a call that takes nothing else there: `route` adds it. */
export const common = z.strictObject(commonQuery)
/** That of a list. */
export const paged = (size = PAGE_LIMIT_DEFAULT) =>
  z.strictObject({
    'page[number]': count(PAGE_NUMBER_MAX, 1, PAGE_SAYS),
    'page[size]': count(PAGE_LIMIT_MAX, size, SIZE_SAYS),
    ...commonQuery,
  })
/** As the second API writes it. Spec §7 call 12 "page, limit". */
export const limited = z.strictObject({
  page: count(PAGE_NUMBER_MAX, 1, PAGE_SAYS),
  limit: count(PAGE_LIMIT_MAX, PAGE_LIMIT_DEFAULT, SIZE_SAYS),
  ...commonQuery,
})

/** A call that may be sent twice and is done once. Decisions, section 8. */
export const idempotent = z.object({
  'Idempotency-Key': z
    .string()
    .optional()
    .openapi({
      description: `Any text of 1 to 255 printable ASCII characters, new for each intention. For ${IDEMPOTENCY_HOURS} hours the same key with the same body is given the same answer, a refusal of the work included, marked \`Idempotency-Replayed\`; with another body 422. Requests that are not valid, too many, or met an unavailable service are not stored.`,
      example: '8d5f2c1e-order-1',
    }),
})

const Meta = z
  .object({
    current: z.int().min(1).openapi({ description: 'This page', example: 1 }),
    limit: z.int().min(1).openapi({ description: 'Entries of a page', example: 20 }),
    pages: z.int().min(0).openapi({ description: 'How many pages there are', example: 5 }),
    next: z.int().nullable().openapi({ description: 'null on the last page', example: 2 }),
    prev: z.int().nullable().openapi({ description: 'null on the first page', example: null }),
    count: z.int().min(0).openapi({ description: 'Entries on all pages', example: 100 }),
  })
  .openapi('Meta')

export const dataOf = <T extends z.ZodType>(data: T) => z.object({ data })
/** The website's third client reads one `data` more; Spec §7 "reads data.data.data". */
export const doubleDataOf = <T extends z.ZodType>(data: T) => dataOf(dataOf(data))
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), meta: Meta })

export const pageWire = <T, Wire>(page: Page<T>, wire: (item: T) => Wire) => ({
  data: page.items.map(wire),
  meta: metaOf(page),
})

/** Parts that many answers share. */
export const LocalizedName = z
  .object({ en: z.string(), ja: z.string().nullable(), ko: z.string().nullable() })
  .openapi({
    description: 'In each language; null where there is no translation',
    example: { en: 'Lemon', ja: 'レモン', ko: '레몬' },
  })
export const Moment = z
  .string()
  .openapi({ format: 'date-time', example: '2026-11-02T01:00:00.000Z' })
/** Amounts are integers without a decimal point, next to their currency. */
export const Amount = (description: string, example: number) =>
  z.int().openapi({ description: `${description}, in minor units (yen, cents)`, example })

export const jsonBody = <T extends z.ZodType>(schema: T, example?: unknown) =>
  ({
    required: true,
    content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  }) as const

export const answer = <T extends z.ZodType>(schema: T, description: string, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
  description,
})

/** What a solved challenge, or an outside captcha, answered. Spec §7 call 1. */
export const CaptchaAnswer = z.strictObject({ response: z.string().min(1).max(8000) })

type Parts = Omit<RouteConfig, 'method' | 'path'>
type WithCommonQuery<Own> = { query: typeof common } & Own

export const route = <
  const Method extends RouteConfig['method'],
  Path extends string,
  Own extends Parts,
>(
  method: Method,
  path: Path,
  own: Own,
) => {
  // The type of a spread forgets which request it was.
  const request = { query: common, ...own.request } as WithCommonQuery<Own['request']>
  return createRoute({ ...own, request, method, path })
}

/** In the order in which they are read. */
export const TAGS = {
  catalogue: 'Catalog',
  content: 'Content',
  messages: 'Messages',
  pricing: 'Prices and shipping',
  orders: 'Orders',
  documents: 'Documents',
  accounts: 'Accounts',
  sessions: 'Sessions',
  site: 'Site',
} as const

/** What a call asks for. Calls of `/v1` need the key; only some calls need to know who asks. */
export const OPEN: Record<string, string[]>[] = []
export const WITH_KEY = [{ apiKey: [] }]
export const WITH_KEY_AND_TOKEN = [{ apiKey: [], token: [] }]
export const WITH_TOKEN = [{ token: [] }]
/** An optional token: validated when present. */
export const WITH_TOKEN_IF_ANY: Record<string, string[]>[] = [{}, { token: [] }]

/**
 * What a call may refuse by its own rules, by code. What any call may answer (key, token, form of the request, limits,
 * unexpected errors) is not named: `server/openapi/description.ts` adds it from what the call asks for.
 */
export const refusals = (...codes: ProblemCode[]) => ({ 'x-refusals': codes.sort() })
