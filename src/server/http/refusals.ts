/** Calls and pages that were refused for want of a right are written down. ASVS 16.3.2. */
import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'

import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { scopeOf } from '#domain/partners/scopes.ts'

import type { Variables } from './api-app.ts'

type RequestContext = HonoContext<{ Variables: Variables }>

/** After `withCaller`, around everything that may refuse. */
export const withRefusals = createMiddleware<{ Variables: Variables }>(async (c, next) => {
  await next()
  const { ctx, caller, refused } = c.var
  if (refused?.startsWith('api_key_') && c.req.header('x-api-key')) {
    await recordAccess(ctx, { action: 'api_key_refused' })
  }
  const detail = refusedIn(c)
  if (detail === null) return

  await recordAccess(ctx, {
    action: 'access_refused',
    accountId: accountOf(ctx),
    partnerKeyId: caller.kind === 'partner' ? caller.key.id : null,
    detail,
  })
})

/** A page of the console; ids in its address say nothing to who reads the log. */
export const recordRefusedPage = (
  ctx: Context,
  { method, pathname }: { method: string; pathname: string },
): Promise<void> =>
  recordAccess(ctx, {
    action: 'access_refused',
    accountId: accountOf(ctx),
    detail: `forbidden ${method} ${pathname.replace(/\.data$/, '').replace(ID, ':id')}`,
  })

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=\/)\d+/g
const OWN_PATH = /^\/api\/users\/([^/]+)/

/** `null` for what was answered, or refused for another reason. */
function refusedIn(c: RequestContext): string | null {
  const { refused } = c.var
  if (refused === 'scope_missing') return `${refused} ${scopeOf(c.req.path) ?? ''}`.trim()
  if (refused === 'forbidden') return `${refused} ${callOf(c)}`
  // To the caller another person's account does not exist; the log records the refusal.
  return refused === 'not_found' && isOfAnother(c) ? `other_account ${callOf(c)}` : null
}

function isOfAnother(c: RequestContext): boolean {
  const [, named] = OWN_PATH.exec(c.req.path) ?? []
  const account = accountOf(c.var.ctx)
  return named !== undefined && account !== null && named !== account
}

/** As the call is described, so that there are no more of them than calls. */
function callOf(c: RequestContext): string {
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  return `${c.req.method} ${route?.path ?? ''}`
}

const accountOf = ({ actor }: Context): string | null => ('userId' in actor ? actor.userId : null)
