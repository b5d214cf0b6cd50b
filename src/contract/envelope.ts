/** How answers are wrapped and lists are paged. Spec §3 "Pagination meta"; decisions, section 8. */
import { z } from '@hono/zod-openapi'

import {
  metaOf,
  PAGE_LIMIT_DEFAULT,
  PAGE_LIMIT_MAX,
  type Page,
  type PageRequest,
} from '#shared/page.ts'

import { Problem, TokenExpired } from './problems.ts'

const PAGE_NUMBER_MAX = 10_000

/** A number in a query: digits only, so that "1e9" and " 1" are refused. */
const count = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(max))
    .optional()
    .default(fallback)

/** A text to compare with. The database takes every character but one. */
export const term = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))

export const pageQuery = (size = PAGE_LIMIT_DEFAULT) => ({
  'page[number]': count(PAGE_NUMBER_MAX, 1),
  'page[size]': count(PAGE_LIMIT_MAX, size),
})

export const pageOf = (query: { 'page[number]': number; 'page[size]': number }): PageRequest => ({
  number: query['page[number]'],
  size: query['page[size]'],
})

/** As the second API writes it. Spec §7 call 12 "page, limit". */
export const limitQuery = () => ({
  page: count(PAGE_NUMBER_MAX, 1),
  limit: count(PAGE_LIMIT_MAX, PAGE_LIMIT_DEFAULT),
})

/** Accepted everywhere, changes nothing but the language. */
export const commonQuery = {
  locale: z.enum(['ja', 'en', 'ko']).optional(),
  debug: z.string().max(10).optional(),
}

const Meta = z
  .object({
    current: z.int(),
    limit: z.int(),
    pages: z.int(),
    next: z.int().nullable(),
    prev: z.int().nullable(),
    count: z.int(),
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

export const jsonBody = <T extends z.ZodType>(schema: T) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const

export const answer = <T extends z.ZodType>(schema: T, description: string) => ({
  content: { 'application/json': { schema } },
  description,
})

const problem = (description: string) => answer(Problem, description)

/** What any call may answer besides its success. */
export const problems = {
  400: problem('The request is not what it says it is'),
  401: answer(
    z.union([Problem, TokenExpired]),
    'The key or the token is missing, wrong or expired',
  ),
  403: problem('Not allowed'),
  404: problem('Not there, or somebody else’s'),
  409: problem('The state of things refuses'),
  410: problem('The link is used up'),
  413: problem('Too large'),
  415: problem('Not JSON'),
  422: problem('Not valid'),
  429: problem('Too often; `Retry-After` says when'),
  500: problem('A fault of ours'),
  503: problem('Busy, or an outside service is not answering'),
} as const
