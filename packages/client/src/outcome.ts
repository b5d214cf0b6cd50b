/** What a call is given, and what becomes of it. */
import type { Calls } from './calls.gen.ts'

export type Call = keyof Calls
export type AnswerOf<C extends Call> = Calls[C]['answer']

export type RequestOf<C extends Call> = Omit<Calls[C], 'answer' | 'problem'> & {
  idempotencyKey?: string
  /** Sent to its end also when the page is left meanwhile. */
  keepalive?: boolean
  signal?: AbortSignal
}

/** Nothing need be given where the description asks for nothing. */
export type Given<C extends Call> =
  Record<never, never> extends RequestOf<C> ? [request?: RequestOf<C>] : [request: RequestOf<C>]

/** What any program may meet: no connection, no answer in time, an answer that is not the API's. */
export type TransportCode = 'offline' | 'timeout' | 'unexpected'

export type Problem<Code extends string = string> = {
  /** 0 when no answer came; that of a success when its content was missing. */
  status: number
  code: Code | TransportCode
  /** A sentence for people; empty when no answer came. */
  message: string
  /** Dotted names of the fields that were refused. */
  fields: string[]
  /** What is wrong with each of them. */
  details: FieldProblem[]
  /** Facts that belong to the code. */
  data: Record<string, unknown>
}

export type FieldProblem = { field: string; code: string; message: string } & Record<
  string,
  unknown
>

export type ProblemOf<C extends Call> = Problem<Calls[C]['problem']>

export type Outcome<T, Code extends string = string> =
  | { ok: true; value: T }
  | { ok: false; error: Problem<Code> }
export type OutcomeOf<C extends Call> = Outcome<AnswerOf<C>, Calls[C]['problem']>
export type FileOutcomeOf<C extends Call> = Outcome<
  { name: string; file: Blob },
  Calls[C]['problem']
>

/** A request of any call. */
export type AnyRequest = {
  path?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
  idempotencyKey?: string
  keepalive?: boolean
  signal?: AbortSignal
}
