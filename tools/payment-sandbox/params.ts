/** Parameters of a call: parsed strictly, refused in Stripe's words, never echoed (they may hold a card). */
import type pg from 'pg'
import { z } from 'zod'

import { fail, ok, type Result } from '#shared/result.ts'

import type { FormFields, FormValue } from './form.ts'
import type { Call } from './scope.ts'
import { type Reply, rejection } from './wire.ts'

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number)

/** An empty value takes a key away. */
export const metadata = z.record(z.string().max(40), z.string().max(500))

/** Of a list of objects, newest first. */
export const pageParams = {
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
}

export function parseParams<Schema extends z.ZodType>(
  schema: Schema,
  params: FormFields,
): Result<z.output<Schema>, Reply> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return ok(parsed.data)

  const [issue] = parsed.error.issues
  return fail(parameterRejection(params, issue))
}

function parameterRejection(params: FormFields, issue: z.core.$ZodIssue | undefined): Reply {
  const path = issue?.path.map(String) ?? []

  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, ...issue.keys.slice(0, 1)])
    return refusedParameter('parameter_unknown', param, `Received unknown parameter: ${param}`)
  }
  const param = bracketed(path)
  if (valueAt(params, path) === undefined) {
    return refusedParameter('parameter_missing', param, `Missing required param: ${param}.`)
  }
  return issue?.message === 'integer'
    ? refusedParameter('parameter_invalid_integer', param, `Invalid integer: ${param}`)
    : refusedParameter('parameter_invalid', param, `Invalid value for ${param}`)
}

export const refusedParameter = (code: string, param: string, message: string): Reply =>
  rejection(400, { type: 'invalid_request_error', code, param, message })

const bracketed = ([first = '', ...rest]: readonly string[]): string =>
  first + rest.map((part) => `[${part}]`).join('')

function valueAt(params: FormFields, path: readonly string[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>((value, part) => {
    if (value === undefined || typeof value === 'string') return undefined
    return Array.isArray(value) ? value[Number(part)] : value[part]
  }, params)
}

type Filter = {
  table: 'charges' | 'disputes' | 'events' | 'intents' | 'refunds'
  column?: string
  value?: string | undefined
  /** Unix seconds; for tables that know when a row was made. */
  createdFrom?: number | undefined
}

/** One page of a table, newest first. `table` and `column` are written in this folder, never by a caller. */
export async function pageOf<Row extends pg.QueryResultRow>(
  { tx }: Call,
  page: { limit: number; starting_after?: string | undefined },
  { table, column, value, createdFrom }: Filter,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found = await tx.query<Row>(
    `select * from payment_sandbox.${table}
     where ($1::text is null or position <
       (select position from payment_sandbox.${table} where id = $1))
       and ($2::text is null or ${column ?? 'id'} = $2)
       ${createdFrom === undefined ? '' : `and created_at >= to_timestamp(${Number(createdFrom)})`}
     order by position desc limit $3`,
    [page.starting_after ?? null, value ?? null, page.limit + 1],
  )
  return { rows: found.rows.slice(0, page.limit), hasMore: found.rows.length > page.limit }
}
