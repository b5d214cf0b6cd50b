/**
 * The shop under a thousand requests, in a full run ten thousand, generated from its own description, valid and invalid.
 * Whatever is sent: no answer is a server error, every answer matches the description, none contains a secret, and money
 * and stock are consistent. Reliability, 3.7. `FUZZ_SEED=7` sends others; a failure prints the request as curl.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  type Checker,
  checkerOf,
  type Description,
  operationsOf,
} from '../../support/api/described.ts'
import { IS_FULL_RUN } from '../../support/full-run.ts'
import { type FuzzFixture, openFuzzFixture } from '../../support/fuzz/fuzz-fixture.ts'
import { type FuzzRequest, meantRequests, requestsOf } from '../../support/fuzz/fuzz-requests.ts'
import {
  brokenRulesOf,
  findStockDifferences,
  readOrderRows,
} from '../../support/order-model/order-rows.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 1)
const REQUESTS_MIN = IS_FULL_RUN ? 10_000 : 1_000
const REQUESTS_A_CALL_MIN = IS_FULL_RUN ? 200 : 20
/** So many are from a customer, and the session is live. */
const SIGNED_IN_SHARE_MIN = 0.5
const IN_FLIGHT = 8
/** This many come from one network, then from the next one. */
const REQUESTS_A_NETWORK = 12
const LOOK_AT_ROWS_EVERY = 500
const SLOW_MS = 1_000

/** Answers of the inside: SQL, stacks, paths, keys. */
const SECRET =
  /node_modules|file:\/\/|\.server\.ts|insert into|update "|Failed query|drizzle|sk_(test|live|sandbox)|whsec_|\$argon2|ECONN|at async /i

/** Random input never contains these: a solved challenge, a mailed code or link, a reauthentication of the last minutes. */
const NEVER_PASSED: ReadonlySet<string> = new Set([
  'verifyCaptcha',
  'resetPassword',
  'proveSignIn',
  'viewEmailChange',
  'confirmEmailChange',
  'closeAccount',
])

type Sent = {
  line: string
  status: number
  /** By a customer whose session was live. */
  isSignedIn: boolean
  complaints: string[]
  milliseconds: number
}

test('§7 requests of every kind are answered as described, and the ledger is consistent', async () => {
  await using fixture = await openFuzzFixture()
  const described = await fetch(`${fixture.shop.address}/api/openapi.json`)
  const description = (await described.json()) as Description // Its own test looks at what it is.
  const checker = checkerOf(description)
  const calls = inOrder(operationsOf(description))
  const each = Math.max(REQUESTS_A_CALL_MIN, Math.ceil(REQUESTS_MIN / calls.length))
  const failures: string[] = []
  let sinceLook = 0
  let sent = 0
  let signedIn = 0

  for (const route of calls) {
    await fixture.freshen({ withOrders: route.path.includes('{orderId}') })
    const requests = [
      ...fc.sample(
        requestsOf(route, (ref) => schemaAt(description, ref)),
        { numRuns: each, seed: SEED + sent },
      ),
      ...meantRequests(route),
    ]
    const answers = await sendAll(fixture, checker, requests, sent)
    for (const { line, complaints } of answers) {
      if (complaints.length > 0) failures.push(`${complaints.join(' | ')}\n  ${line}`)
    }
    const { operationId } = route.operation
    if (process.env.FUZZ_TELLS) tell(operationId, answers)
    const passed = answers.filter(({ status }) => status < 300).length
    if (passed === 0 && !NEVER_PASSED.has(operationId)) failures.push(`${operationId} never passed`)

    sent += answers.length
    signedIn += answers.filter(({ isSignedIn }) => isSignedIn).length
    sinceLook += answers.length
    if (sinceLook >= LOOK_AT_ROWS_EVERY) {
      sinceLook = 0
      await expectBooks(fixture)
    }
  }
  expect(failures.slice(0, 20), `${failures.length} of ${sent}, seed ${SEED}`).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(REQUESTS_MIN)
  expect(signedIn / sent).toBeGreaterThanOrEqual(SIGNED_IN_SHARE_MIN)
  await expectBooks(fixture)
  expect(fixture.shop.complaints).toEqual([])
}, 300_000)

/** How each call was answered, to find slow or unreached calls. */
function tell(operationId: string, answers: readonly Sent[]): void {
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => status))
  const counts = statuses.map(([status, some]) => `${status}: ${some?.length}`).join(', ')
  const sum = answers.reduce((all, { milliseconds }) => all + milliseconds, 0)
  console.info(`${operationId}: ${Math.round(sum / IN_FLIGHT)} ms, ${counts}`)
}

/** What ends sessions or accounts comes last. */
const inOrder = (routes: ReturnType<typeof operationsOf>) => {
  const rank = ({ path, method }: (typeof routes)[number]) =>
    path.startsWith('/v1/') ? 0 : method === 'delete' ? 2 : 1
  return routes.toSorted((one, other) => rank(one) - rank(other))
}

/** `#/components/schemas/Order` */
function schemaAt({ components }: Description, ref: string) {
  const schema = components.schemas[ref.split('/').at(-1) ?? '']
  if (!schema) throw new Error(`nothing is at ${ref}`)
  return schema
}

async function sendAll(
  fixture: FuzzFixture,
  checker: Checker,
  requests: readonly FuzzRequest[],
  before: number,
): Promise<Sent[]> {
  const answers: Sent[] = []
  const queue = requests.entries()
  const worker = async () => {
    for (const [at, request] of queue) {
      const network = Math.floor((before + at) / REQUESTS_A_NETWORK)
      answers.push(await sendOne(fixture, checker, request, networkName(network)))
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker))

  // Eight concurrent requests wait for each other: a slow one is repeated alone.
  for (const answer of answers) {
    if (answer.milliseconds <= SLOW_MS) continue
    const request = requests[answers.indexOf(answer)]
    const again = request && (await sendOne(fixture, checker, request, '198.51.100.9'))
    if (again && again.milliseconds > SLOW_MS) {
      answer.complaints.push(`${again.milliseconds} ms`)
    }
  }
  return answers
}

const networkName = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`

async function sendOne(
  { shop, pools, tokenOf, signInAgain }: FuzzFixture,
  checker: Checker,
  request: FuzzRequest,
  network: string,
): Promise<Sent> {
  const { method } = request
  const body = request.body(pools())
  const url = `${shop.address}${request.path(pools())}`
  const token = await tokenOf(request.caller)
  const headers: Record<string, string> = {
    ...request.headers,
    ...(request.headers['x-api-key'] === 'right' && { 'x-api-key': 'pk_local' }),
    ...(token !== null && { authorization: token }),
    'x-forwarded-for': network,
  }
  const began = performance.now()
  const answer = await fetch(url, { method, headers, body })
  const text = await answer.text()
  const milliseconds = Math.round(performance.now() - began)

  const { pathname } = new URL(url)
  const told = { status: answer.status, headers: answer.headers, text }
  const complaints = [
    ...checker.complaints(method, pathname, told),
    ...(answer.status === 500 ? ['500'] : []),
    ...(SECRET.test(text) ? [`tells ${SECRET.exec(text)?.[0]}`] : []),
  ]
  const isOver = answer.status === 401 && text.includes('token_invalid')
  // Some calls end the session of their caller.
  if (isOver) signInAgain(request.caller)
  return {
    line: curlOf(method, url, headers, body),
    status: answer.status,
    isSignedIn: ['owner', 'other'].includes(request.caller) && !isOver,
    complaints,
    milliseconds,
  }
}

function curlOf(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string | null,
): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const shown = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === null ? [] : [`--data ${quoted(body.slice(0, 2_000))}`]
  return ['curl -g -X', method, quoted(url), ...shown, ...data].join(' ').slice(0, 3_000)
}

/** Every order adds up, reserved stock matches the orders, and no customer gained rights. */
async function expectBooks({ shop }: FuzzFixture): Promise<void> {
  const orders = await readOrderRows(shop.pool, null)
  expect(orders.flatMap(brokenRulesOf)).toEqual([])
  expect(await findStockDifferences(shop.pool)).toEqual([])
  expect(await shop.query(`select distinct role from users where role <> 'customer'`)).toEqual([])
}
