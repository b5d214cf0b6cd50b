/** A client of the shop's API for Node, browsers and workers. README.md shows how to use it. */
import type { AnswerOf, Call, FileOutcomeOf, Given, OutcomeOf, Problem } from './outcome.ts'
import { type SignInProof, sessionsInMemory } from './sessions.ts'
import { createTransport, type SessionStore } from './transport.ts'

export type { WebhookEvent } from './calls.gen.ts'
export type {
  AnswerOf,
  Call,
  FieldProblem,
  Outcome,
  Problem,
  ProblemOf,
  RequestOf,
} from './outcome.ts'
export type { Session, SessionStore } from './transport.ts'
export { type VerifiedWebhook, verifyWebhook, type WebhookProblem } from './webhooks.ts'

export type ClientOptions = {
  /** Origin of the shop: `https://shop.example` */
  baseUrl: string
  /** `pk_…` */
  apiKey: string
  /** Language of texts and messages; English where nothing is given. */
  locale?: 'en' | 'ja' | 'ko'
  /** How often a call is sent again that met no answer, a limit or an outage. 2 */
  retries?: number
  /** Until an answer must be there. 20,000 */
  timeoutMs?: number
  /** Where the sign-in is stored. In memory. */
  sessions?: SessionStore
}

/** Calls that answer a list page by page. */
export type PagedCall = {
  [C in Call]: AnswerOf<C> extends { data: unknown[]; meta: { next: number | null } } ? C : never
}[Call]

export type Client = ReturnType<typeof createClient>

export function createClient({
  retries = 2,
  timeoutMs = 20_000,
  sessions = sessionsInMemory(),
  ...given
}: ClientOptions) {
  const transport = createTransport({ retries, isTemporary, timeoutMs, sessions, ...given })
  return { call, file, pages, signIn, signOut }

  /** Sends a call by its name in the description: `call('GET /v1/prices/{productId}', { path: { productId: 'kit' } })` */
  function call<C extends Call>(name: C, ...[request]: Given<C>): Promise<OutcomeOf<C>> {
    return transport.callJson(name, request ?? {})
  }

  /** A call that answers a file. */
  function file<C extends Call>(name: C, ...[request]: Given<C>): Promise<FileOutcomeOf<C>> {
    return transport.callFile(name, request ?? {})
  }

  /** The pages of a list from the one that is asked for; a problem is the last item. */
  async function* pages<C extends PagedCall>(
    name: C,
    ...[request]: Given<C>
  ): AsyncGenerator<OutcomeOf<C>, void> {
    const parameter = name.startsWith('GET /v1/') ? 'page' : 'page[number]'
    let next: number | null | undefined
    do {
      // Every list takes the number of its page.
      const query = { ...request?.query, ...(next && { [parameter]: next }) }
      const outcome = await call(name, ...([{ ...request, query }] as unknown as Given<C>))
      yield outcome
      next = outcome.ok ? outcome.value.meta.next : null
    } while (next !== null)
  }

  /** Calls that need a customer are sent with their token from here on. */
  async function signIn(session: SignInProof): Promise<OutcomeOf<'POST /api/sessions'>> {
    const outcome = await call('POST /api/sessions', { body: { session } })
    if (outcome.ok) {
      const { id, authentication_token, token_expiry } = outcome.value.data
      sessions.write({ id, authentication_token, token_expiry })
    }
    return outcome
  }

  async function signOut(): Promise<OutcomeOf<'DELETE /api/sessions'>> {
    const outcome = await call('DELETE /api/sessions')
    sessions.clear()
    return outcome
  }
}

/** An answer that broke off has the status that it began with. */
const isTemporary = ({ status, code }: Problem): boolean =>
  status === 0 || code === 'offline' || code === 'timeout' || status === 429 || status >= 500
