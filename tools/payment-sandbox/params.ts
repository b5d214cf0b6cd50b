/** Parameters of a call: parsed strictly, refused in Stripe's words, never echoed (they may hold a card). */
import type pg from 'pg'
import { z } from 'zod'

import type { FormFields, FormValue } from './form.ts'
import type { Call } from './scope.ts'
import { answer, missing, type Reply, rejection, wireList } from './wire.ts'

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

/** A call whose parameters are parsed before it runs. */
export const withParams =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (call: Call, params: z.output<Schema>) => Promise<Reply>,
  ) =>
  async (call: Call): Promise<Reply> => {
    const { data, error } = schema.safeParse(call.params)
    return error ? parameterRejection(call.params, error.issues[0]) : run(call, data)
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
  table: 'charges' | 'refunds'
  intentId: string | undefined
  /** Unix seconds; for tables that know when a row was made. */
  createdFrom?: number | undefined
}

/** One page of a table, newest first. `table` is written in this folder, never by a caller. */
export async function answerPage<Row extends pg.QueryResultRow>(
  { tx }: Call,
  page: { limit: number; starting_after?: string | undefined },
  { table, intentId, createdFrom }: Filter,
  wire: (row: Row) => object,
): Promise<Reply> {
  const { rows } = await tx.query<Row>(
    `select * from payment_sandbox.${table}
     where ($1::text is null or position <
       (select position from payment_sandbox.${table} where id = $1))
       and ($2::text is null or intent_id = $2)
       ${createdFrom === undefined ? '' : `and created_at >= to_timestamp(${Number(createdFrom)})`}
     order by position desc limit $3`,
    [page.starting_after ?? null, intentId ?? null, page.limit + 1],
  )
  const shown = rows.slice(0, page.limit).map(wire)
  return answer(wireList(`/v1/${table}`, shown, rows.length > page.limit))
}

/** A call that answers the row with its id. */
export const retrieve =
  <Row extends pg.QueryResultRow>(
    what: string,
    table: 'disputes' | 'refunds',
    wire: (row: Row) => object,
  ) =>
  async ({ tx, id }: Call): Promise<Reply> => {
    const found = await tx.query<Row>(`select * from payment_sandbox.${table} where id = $1`, [id])
    const [row] = found.rows
    return row ? answer(wire(row)) : missing(what, id, 'id')
  }
