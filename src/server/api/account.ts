import {
  accountSessionsWire,
  cancelEmailChangeRoute,
  changePasswordRoute,
  confirmEmailChangeRoute,
  emailChangeWire,
  listSessionsRoute,
  reauthenticateRoute,
  requestEmailChangeRoute,
  revokeOtherSessionsRoute,
  revokeSessionRoute,
  viewEmailChangeRoute,
  viewWaitingChangeRoute,
  waitingChangeWire,
} from '#contract/account.ts'
import {
  closeAccountRoute,
  exportPersonalDataRoute,
  personalDataWire,
} from '#contract/personal-data/personal-data.ts'
import {
  confirmEmailChange,
  viewEmailChange,
} from '#domain/accounts/email-change/confirm-email-change.server.ts'
import {
  cancelEmailChange,
  requestEmailChange,
  viewWaitingChange,
} from '#domain/accounts/email-change/request-email-change.server.ts'
import { changePassword } from '#domain/accounts/passwords/change-password.server.ts'
import {
  endAccountSession,
  listAccountSessions,
  revokeOtherSessions,
} from '#domain/accounts/sessions/account-sessions.server.ts'
import { reauthenticate } from '#domain/accounts/sign-in/reauthenticate.server.ts'
import type { SignedInAccount } from '#domain/accounts/signed-in-account.server.ts'
import { closeAccount } from '#domain/personal-data/close-account.server.ts'
import { exportPersonalData } from '#domain/personal-data/export-personal-data.server.ts'

import { type ApiApp, addressOf, type RequestContext, refuse } from '../http/api-app.ts'
import { inField } from '../http/errors/password-field.ts'
import { askerOf, signedIn, whoAsks } from '../http/identity.ts'
import type { Shop } from '../shop.ts'

/** Each of these is for the account's owner; which also want a recent sign-in is the domain's to say. */
const ACCOUNT_PATHS = [
  'sessions',
  'sessions/:sessionId',
  'proofs',
  'password',
  'email-changes',
  'export',
]

export function mountAccount(api: ApiApp, shop: Shop): void {
  api.use('/users/:userId', signedIn(shop))
  for (const path of ACCOUNT_PATHS) api.use(`/users/:userId/${path}`, signedIn(shop))
  mountSessions(api, shop)
  mountPassword(api)
  mountEmailChange(api, shop)
  mountPersonalData(api)
}

function mountSessions(api: ApiApp, shop: Shop): void {
  api.openapi(listSessionsRoute, async (c) => {
    const listed = await listAccountSessions(c.var.ctx, ownOf(c, c.req.valid('param')))
    return listed.ok ? c.json(accountSessionsWire(listed.value), 200) : refuse(c, listed.error)
  })

  api.openapi(revokeSessionRoute, async (c) => {
    const { userId, sessionId } = c.req.valid('param')
    const ended = await endAccountSession(c.var.ctx, ownOf(c, { userId }), sessionId)
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  api.openapi(revokeOtherSessionsRoute, async (c) => {
    const ended = await revokeOtherSessions(c.var.ctx, ownOf(c, c.req.valid('param')))
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  api.openapi(reauthenticateRoute, async (c) => {
    const from = { address: addressOf(c, shop), asker: askerOf(c, shop) }
    const proof = { ...c.req.valid('json'), ...from }
    const proven = await reauthenticate(c.var.ctx, ownOf(c, c.req.valid('param')), proof)
    return proven.ok ? c.body(null, 204) : refuse(c, proven.error)
  })
}

function mountPassword(api: ApiApp): void {
  api.openapi(changePasswordRoute, async (c) => {
    const { password } = c.req.valid('json')
    const changed = await changePassword(c.var.ctx, ownOf(c, c.req.valid('param')), password)
    if (changed.ok) return c.body(null, 204)

    return refuse(c, inField(changed.error, 'password'))
  })
}

function mountEmailChange(api: ApiApp, shop: Shop): void {
  api.openapi(requestEmailChangeRoute, async (c) => {
    const { email } = c.req.valid('json')
    const asked = await requestEmailChange(c.var.ctx, ownOf(c, c.req.valid('param')), email)
    return asked.ok ? c.body(null, 202) : refuse(c, asked.error)
  })

  api.openapi(viewWaitingChangeRoute, async (c) => {
    const found = await viewWaitingChange(c.var.ctx, ownOf(c, c.req.valid('param')))
    return found.ok ? c.json(waitingChangeWire(found.value), 200) : refuse(c, found.error)
  })

  api.openapi(cancelEmailChangeRoute, async (c) => {
    const ended = await cancelEmailChange(c.var.ctx, ownOf(c, c.req.valid('param')))
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  api.openapi(viewEmailChangeRoute, async (c) => {
    const found = await viewEmailChange(c.var.ctx, c.req.valid('param').tokenId)
    return found.ok ? c.json(emailChangeWire(found.value), 200) : refuse(c, found.error)
  })

  api.openapi(confirmEmailChangeRoute, async (c) => {
    const presser = await whoAsks(c, shop)
    const state = await confirmEmailChange(c.var.ctx, c.req.valid('param').tokenId, presser)
    return state.ok ? c.json({ data: { state: state.value } }, 200) : refuse(c, state.error)
  })
}

function mountPersonalData(api: ApiApp): void {
  api.openapi(exportPersonalDataRoute, async (c) => {
    const own = await exportPersonalData(c.var.ctx, ownOf(c, c.req.valid('param')))
    if (!own.ok) return refuse(c, own.error)

    c.header('Content-Disposition', 'attachment; filename="account-data.json"')
    return c.json(personalDataWire(own.value), 200)
  })

  api.openapi(closeAccountRoute, async (c) => {
    const closed = await closeAccount(c.var.ctx, ownOf(c, c.req.valid('param')))
    if (!closed.ok) return refuse(c, closed.error)

    c.header('Clear-Site-Data', '"storage"')
    return c.body(null, 204)
  })
}

const ownOf = (c: RequestContext, { userId }: { userId: string }): SignedInAccount => ({
  userId,
  sessionId: c.var.sessionId,
})
