import {
  callOffEmailChangeRoute,
  changePasswordRoute,
  confirmEmailChangeRoute,
  emailChangeWire,
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
  ownSessionsWire,
  proveSignInRoute,
  requestEmailChangeRoute,
  viewEmailChangeRoute,
  viewWaitingChangeRoute,
  waitingChangeWire,
} from '#contract/account.ts'
import { closeAccountRoute, exportOwnDataRoute, ownDataWire } from '#contract/personal-data.ts'
import {
  confirmEmailChange,
  viewEmailChange,
} from '#domain/accounts/email-change/confirm-email-change.server.ts'
import {
  callOffEmailChange,
  requestEmailChange,
  viewWaitingChange,
} from '#domain/accounts/email-change/request-email-change.server.ts'
import { changePassword } from '#domain/accounts/passwords/change-password.server.ts'
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#domain/accounts/sessions/account-sessions.server.ts'
import { proveSignIn } from '#domain/accounts/sign-in/reauthenticate.server.ts'
import type { Own } from '#domain/accounts/signed-in-account.server.ts'
import { closeAccount } from '#domain/personal-data/close-account.server.ts'
import { exportOwnData } from '#domain/personal-data/export-personal-data.server.ts'

import { type Asked, addressOf, type Door, refuse } from '../http/api-app.ts'
import { askerOf, signedIn, whoAsks } from '../http/identity.ts'
import { inField } from '../http/password-field.ts'
import type { Shop } from '../shop.ts'

/** Each of these is for the account's owner; which also want a recent sign-in is the domain's to say. */
const OWN_PATHS = [
  'sessions',
  'sessions/:sessionId',
  'proofs',
  'password',
  'email-changes',
  'export',
]

export function mountOwnAccount(door: Door, shop: Shop): void {
  door.use('/users/:userId', signedIn(shop))
  for (const path of OWN_PATHS) door.use(`/users/:userId/${path}`, signedIn(shop))
  mountSessions(door, shop)
  mountPassword(door)
  mountEmailChange(door, shop)
  mountOwnData(door)
}

function mountSessions(door: Door, shop: Shop): void {
  door.openapi(listSessionsRoute, async (c) => {
    const listed = await listOwnSessions(c.var.ctx, ownOf(c, c.req.valid('param')))
    return listed.ok ? c.json(ownSessionsWire(listed.value), 200) : refuse(c, listed.error)
  })

  door.openapi(endSessionRoute, async (c) => {
    const { userId, sessionId } = c.req.valid('param')
    const ended = await endOwnSession(c.var.ctx, ownOf(c, { userId }), sessionId)
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  door.openapi(endOtherSessionsRoute, async (c) => {
    const ended = await endOtherSessions(c.var.ctx, ownOf(c, c.req.valid('param')))
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  door.openapi(proveSignInRoute, async (c) => {
    const from = { address: addressOf(c, shop), asker: askerOf(c, shop) }
    const proof = { ...c.req.valid('json'), ...from }
    const proven = await proveSignIn(c.var.ctx, ownOf(c, c.req.valid('param')), proof)
    return proven.ok ? c.body(null, 204) : refuse(c, proven.error)
  })
}

function mountPassword(door: Door): void {
  door.openapi(changePasswordRoute, async (c) => {
    const { password } = c.req.valid('json')
    const changed = await changePassword(c.var.ctx, ownOf(c, c.req.valid('param')), password)
    if (changed.ok) return c.body(null, 204)

    return refuse(c, inField(changed.error, 'password'))
  })
}

function mountEmailChange(door: Door, shop: Shop): void {
  door.openapi(requestEmailChangeRoute, async (c) => {
    const { email } = c.req.valid('json')
    const asked = await requestEmailChange(c.var.ctx, ownOf(c, c.req.valid('param')), email)
    return asked.ok ? c.body(null, 202) : refuse(c, asked.error)
  })

  door.openapi(viewWaitingChangeRoute, async (c) => {
    const found = await viewWaitingChange(c.var.ctx, ownOf(c, c.req.valid('param')))
    return found.ok ? c.json(waitingChangeWire(found.value), 200) : refuse(c, found.error)
  })

  door.openapi(callOffEmailChangeRoute, async (c) => {
    const ended = await callOffEmailChange(c.var.ctx, ownOf(c, c.req.valid('param')))
    return ended.ok ? c.body(null, 204) : refuse(c, ended.error)
  })

  door.openapi(viewEmailChangeRoute, async (c) => {
    const found = await viewEmailChange(c.var.ctx, c.req.valid('param').tokenId)
    return found.ok ? c.json(emailChangeWire(found.value), 200) : refuse(c, found.error)
  })

  door.openapi(confirmEmailChangeRoute, async (c) => {
    const presser = await whoAsks(c, shop)
    const state = await confirmEmailChange(c.var.ctx, c.req.valid('param').tokenId, presser)
    return state.ok ? c.json({ data: { state: state.value } }, 200) : refuse(c, state.error)
  })
}

function mountOwnData(door: Door): void {
  door.openapi(exportOwnDataRoute, async (c) => {
    const own = await exportOwnData(c.var.ctx, ownOf(c, c.req.valid('param')))
    if (!own.ok) return refuse(c, own.error)

    c.header('Content-Disposition', 'attachment; filename="account-data.json"')
    return c.json(ownDataWire(own.value), 200)
  })

  door.openapi(closeAccountRoute, async (c) => {
    const closed = await closeAccount(c.var.ctx, ownOf(c, c.req.valid('param')))
    if (!closed.ok) return refuse(c, closed.error)

    c.header('Clear-Site-Data', '"storage"')
    return c.body(null, 204)
  })
}

const ownOf = (c: Asked, { userId }: { userId: string }): Own => ({
  userId,
  sessionId: c.var.sessionId,
})
