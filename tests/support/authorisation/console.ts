/** Reads every page of the console and does its every action as each kind of caller, loader by loader, as the router calls them. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { RouterContextProvider } from 'react-router'

import {
  STAFF_SESSION_ABSOLUTE_HOURS,
  STAFF_SESSION_IDLE_MINUTES,
  STAFF_STEP_UP_MINUTES,
} from '#domain/accounts/policy.ts'
import { openSession } from '#domain/accounts/sessions/open-session.server.ts'
import {
  confirmStaffSession,
  openStaffSession,
  revokeStaffSession,
} from '#domain/accounts/staff/staff-session.server.ts'
import type { Context } from '#domain/context.ts'
import ROUTES from '#web/routes.ts'

import { signIn } from '../shop/buyer.ts'
import { staffContext } from '../shop/orders.ts'
import { HOUR, MINUTE, type TestShop } from '../shop/shop.ts'
import { CONSOLE_ACTIONS } from './actions.ts'
import { consoleContext } from './console-context.ts'
import { CONSOLE_CALLERS, type ConsoleCaller, type Found, type Seen, type Word } from './matrix.ts'
import { refusedFirst } from './order.ts'
import { CONSOLE_PAGES, type NarrowRole } from './pages.ts'
import { type Subject, subjectsOf } from './subjects.ts'

type Args = {
  context: RouterContextProvider
  request: Request
  url: URL
  params: Record<string, string>
}
type RouteModule = {
  loader?: (args: Args) => unknown
  action?: (args: Args) => unknown
}
type Row = { name: string; route: RouteModule; action: string | null }

const MODULES = import.meta.glob<RouteModule>('../../../src/web/routes/admin/**/*.tsx')

/** The pages of the route table below `/admin`, and the actions of their forms. */
export async function consoleRows(): Promise<Row[]> {
  const rows = filesBelow(ROUTES).map(async (file): Promise<Row[]> => {
    const load = MODULES[`../../../src/web/${file}`]
    if (!load) return [{ name: file, route: {}, action: null }]
    const route = await load()
    const name = nameOf(file)
    const actions = Object.keys(actionsOf(name) ?? { '?': null })
    return [
      { name, route, action: null },
      ...(route.action
        ? actions.map((action) => ({ name: `${name}!${action}`, route, action }))
        : []),
    ]
  })
  return (await Promise.all(rows)).flat()
}

/** The rows of the matrix by the names of `consoleRows`. */
export const CONSOLE_ROWS = {
  ...CONSOLE_PAGES,
  ...Object.fromEntries(
    Object.entries(CONSOLE_ACTIONS).flatMap(([name, actions]) =>
      Object.entries(actions).map(([action, row]) => [`${name}!${action}`, row]),
    ),
  ),
}

const actionsOf = (name: string): object | undefined =>
  Object.entries(CONSOLE_ACTIONS).find(([known]) => known === name)?.[1]

const nameOf = (file: string): string => file.replace(/^routes\/admin\/(?:.*\/)?|\.tsx$/g, '')

const filesBelow = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, path = '', children = [] }) => [
    ...(/^routes\/admin\//.test(file) || /^admin(\/|$)/.test(path) ? [file] : []),
    ...filesBelow(children),
  ])

export async function openConsole(shop: TestShop) {
  const { id: customerId, email } = await signIn(shop)
  const people = {
    staff: userIdOf(await staffContext(shop, 'staff')),
    administrator: userIdOf(await staffContext(shop, 'administrator')),
  }
  const subjects = await subjectsOf(shop)
  const visitor = () => shop.shop.context({ kind: 'visitor' }, 'en')
  const at = (ago: number): Context => ({
    ...visitor(),
    now: new Date(shop.clock.now.getTime() - ago),
  })

  return { seen, foreign, seenByRole }

  /** What a role gets, as `STAFF` does everything that any of the narrower roles does. */
  async function seenByRole(row: Row, role: NarrowRole): Promise<Found> {
    const subject = await subjects(row.name, row.action)
    const request = requestOf(subject, row.action, { 'sec-fetch-site': 'same-origin' })
    const cookie = await inside(userIdOf(await staffContext(shop, role)))
    return (await answered(row, await argsOf(subject, request, cookie))).found
  }

  async function seen(row: Row, cells: Readonly<Record<ConsoleCaller, Word>>) {
    const subject = await subjects(row.name, row.action)
    const askAs = async (kinds: ConsoleCaller[]) => {
      const found: Seen<ConsoleCaller>[] = []
      for (const { kind, as, cookie } of callers().filter((one) => kinds.includes(one.kind))) {
        const request = requestOf(subject, row.action, { 'sec-fetch-site': 'same-origin' })
        const answer = await answered(row, await argsOf(subject, request, await cookie()))
        found.push({ row: row.name, caller: kind, as, ...answer })
      }
      return found
    }
    return refusedFirst(shop, CONSOLE_CALLERS, cells, askAs)
  }

  /** What a form of another site gets, sent along with an administrator's cookie. */
  async function foreign(row: Row, headers: Record<string, string>): Promise<Found> {
    const isSignInPath = /^(sign-in|one-time-password)!/.test(row.name)
    const cookie = isSignInPath ? await byLink() : await inside(people.administrator)
    const nothing = { params: {}, form: [] }
    const request = requestOf(nothing, row.action, headers)
    return (await answered(row, await argsOf(nothing, request, cookie))).found
  }

  function callers(): { kind: ConsoleCaller; as: string; cookie: () => Promise<string> }[] {
    const { staff, administrator } = people
    return [
      { kind: 'nobody', as: 'no cookie', cookie: async () => '' },
      { kind: 'wrong_cookie', as: 'made up', cookie: async () => 'a'.repeat(43) },
      { kind: 'wrong_cookie', as: 'a customer’s token', cookie: customersToken },
      { kind: 'unconfirmed', as: 'by link', cookie: byLink },
      {
        kind: 'expired',
        as: 'unseen',
        cookie: () => inside(administrator, STAFF_SESSION_IDLE_MINUTES * MINUTE),
      },
      { kind: 'expired', as: 'of this morning', cookie: oldSession },
      { kind: 'ended', as: 'signed out', cookie: signedOut },
      { kind: 'ended', as: 'no longer staff', cookie: () => inside(customerId) },
      { kind: 'staff', as: 'staff', cookie: () => inside(staff) },
      { kind: 'administrator', as: 'administrator', cookie: () => inside(administrator) },
      {
        kind: 'not_stepped_up',
        as: 'administrator',
        cookie: () => inside(administrator, STAFF_STEP_UP_MINUTES * MINUTE),
      },
    ]
  }

  function byLink(): Promise<string> {
    return openStaffSession(visitor(), people.administrator)
  }

  async function inside(userId: string, ago = 0): Promise<string> {
    return confirmStaffSession(at(ago), await openStaffSession(at(ago), userId))
  }

  /** Of half a day ago, and used until now. */
  async function oldSession(): Promise<string> {
    const ctx = at(STAFF_SESSION_ABSOLUTE_HOURS * HOUR)
    return confirmStaffSession(visitor(), await openStaffSession(ctx, people.administrator))
  }

  async function signedOut(): Promise<string> {
    const token = await inside(people.administrator)
    await revokeStaffSession(visitor(), token)
    return token
  }

  async function customersToken(): Promise<string> {
    const program = { isBrowser: false, program: '', way: 'code' } as const
    return (await openSession(visitor(), { id: customerId, email, name: '' }, program)).token
  }

  function requestOf({ form }: Subject, action: string | null, headers: Record<string, string>) {
    const url = `${shop.url}/admin`
    if (action === null) return new Request(url)
    const body = new URLSearchParams(form).toString()
    const type = 'application/x-www-form-urlencoded'
    const shape = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
    return new Request(url, { method: 'POST', headers: { ...headers, ...shape }, body })
  }

  async function argsOf({ params }: Subject, request: Request, cookie: string): Promise<Args> {
    await shop.query('delete from rate_counters')
    const context = await consoleContext(shop, cookie)
    return { context, request, url: new URL(request.url), params }
  }
}

const userIdOf = ({ actor }: Context): string => ('userId' in actor ? actor.userId : '')

type Answer = { found: Found; told: string }

async function answered({ route, action }: Row, args: Args): Promise<Answer> {
  const run = action === null ? route.loader : route.action
  if (!run) return { found: 'nothing', told: '' }
  try {
    const answer = await run(args)
    return { found: foundIn(dataIn(answer)), told: toldOf(answer) }
  } catch (thrown) {
    return { found: thrownFound(thrown), told: toldOf(thrown) }
  }
}

/** The refusals that say who may not; everything else went through to what it is for. */
function foundIn(answer: unknown): Found {
  if (typeof answer !== 'object' || answer === null) return 'open'
  const { code, errors, found } = answer as Record<string, unknown> // Compared field by field.
  if (found === null) return 'absent'
  if (code === 'forbidden') return 'forbidden'
  const isMisread = code === 'request_invalid' || (Array.isArray(errors) && errors.some(isOfForm))
  return isMisread ? 'misread' : 'open'
}

/** A name that is taken was read well, and looked for: the caller before made the same. */
const isOfForm = (error: { code?: unknown }): boolean => error.code !== 'taken'

const SIGN_IN_PATHS: Readonly<Record<string, Found>> = {
  '/admin/sign-in': 'sign_in',
  '/admin/one-time-password': 'one_time_password',
  '/admin': 'inside',
  // Where a role without orders begins.
  '/admin/content': 'inside',
  // With what was typed.
  '/admin/signed-out': 'sign_in',
  '/admin/orders/export': 'step_up',
  '/admin/orders/labels': 'step_up',
}

/** A file that has no page of its own redirects to the requesting page. */
const signInPathOf = (location: string): Found =>
  /^\/admin\/(customers\/[\w-]+|messages\/(subscribers|restock-alerts))\?form=/.test(location)
    ? 'step_up'
    : (SIGN_IN_PATHS[location.replace(/\?.*/, '')] ?? 'server_error')

function thrownFound(thrown: unknown): Found {
  if (thrown instanceof Response) return signInPathOf(thrown.headers.get('location') ?? '')
  const told = dataIn(thrown)
  if (typeof told === 'object' && told !== null && 'step' in told) return 'step_up'
  if (foundIn(told) === 'forbidden') return 'forbidden'
  if (statusIn(thrown) === 404) return 'absent'
  return statusIn(thrown) === 403 ? 'other_origin' : 'server_error'
}

/** What `data()` wraps. */
const dataIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'init' in answer && 'data' in answer
    ? answer.data
    : answer

const statusIn = (answer: unknown): unknown =>
  (answer as { init?: { status?: number } | null } | null)?.init?.status // `data()` puts it there.

const toldOf = (answer: unknown): string =>
  answer instanceof Response
    ? `${answer.status} ${answer.headers.get('location') ?? ''}`
    : (answer instanceof Error ? String(answer.stack) : (JSON.stringify(answer) ?? '')).slice(
        0,
        200,
      )
