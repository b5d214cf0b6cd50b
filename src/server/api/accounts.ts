import { acceptTermsRoute } from '#contract/account.ts'
import {
  profileWire,
  refreshRoute,
  requestCodeRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  sessionWire,
  signInRoute,
  signOutRoute,
  signUpRoute,
  updateProfileRoute,
  viewProfileRoute,
} from '#contract/accounts.ts'
import { requestPasswordReset } from '#domain/accounts/passwords/request-password-reset.server.ts'
import { resetPassword } from '#domain/accounts/passwords/reset-password.server.ts'
import { acceptTerms } from '#domain/accounts/profile/accept-terms.server.ts'
import { updateProfile, viewProfile } from '#domain/accounts/profile/profile.server.ts'
import type { Client } from '#domain/accounts/sessions/open-session.server.ts'
import { refreshToken } from '#domain/accounts/sessions/refresh-token.server.ts'
import { signOut } from '#domain/accounts/sessions/sign-out.server.ts'
import { requestSignInCode } from '#domain/accounts/sign-in/request-code.server.ts'
import { signIn } from '#domain/accounts/sign-in/sign-in.server.ts'
import { signUp } from '#domain/accounts/sign-in/sign-up.server.ts'
import type { SignedIn } from '#domain/accounts/signed-in.ts'
import type { Context } from '#domain/context.ts'
import { ok } from '#shared/result.ts'

import { type ApiApp, addressOf, type RequestContext, refuse } from '../http/api-app.ts'
import { checkCaptcha } from '../http/captcha.ts'
import { clientName } from '../http/client-name.ts'
import { inField } from '../http/errors/password-field.ts'
import { askerOf, bearerOf, isBrowser, setAsker, setBinding, signedIn } from '../http/identity.ts'
import type { Shop } from '../shop.ts'
import { mountAccount } from './account.ts'

export function mountAccounts(api: ApiApp, shop: Shop): void {
  mountSignIn(api, shop)
  mountPasswords(api, shop)
  mountProfile(api, shop)
  mountAccount(api, shop)
}

function mountSignIn(api: ApiApp, shop: Shop): void {
  api.openapi(signUpRoute, async (c) => {
    const { user, captcha } = c.req.valid('json')
    const passed = await passedCaptcha(c, shop, captcha)
    if (!passed.ok) return refuse(c, passed.error)
    const asked = { ...user, address: addressOf(c, shop), passedCaptcha: passed.value }
    const signed = await signUp(c.var.ctx, asked)
    return signed.ok ? c.body(null, 202) : refuse(c, inField(signed.error, 'user.password'))
  })

  api.openapi(requestCodeRoute, async (c) => {
    const { email } = c.req.valid('json')
    const from = { address: addressOf(c, shop), asker: askerOf(c, shop) }
    const asked = await requestSignInCode(c.var.ctx, { email, ...from })
    if (!asked.ok) return refuse(c, asked.error)
    if (asked.value.cookie !== null) setAsker(c, shop, asked.value.cookie)
    return c.body(null, 202)
  })

  api.openapi(signInRoute, async (c) => {
    const { session, captcha } = c.req.valid('json')
    const passed = await passedCaptcha(c, shop, captcha)
    if (!passed.ok) return refuse(c, passed.error)
    const asker = askerOf(c, shop)
    const client = { ...clientOf(c, shop), passedCaptcha: passed.value, asker }
    const signed = await signIn(c.var.ctx, session, client)
    return signed.ok ? answerSignedIn(c, shop, signed.value) : refuse(c, signed.error)
  })

  api.openapi(signOutRoute, async (c) => {
    const bearer = bearerOf(c, shop)
    if (bearer) await signOut(c.var.ctx, bearer)
    // Of what the page keeps nothing stays for the next one at this browser. Reliability, section 4.3.
    c.header('Clear-Site-Data', '"storage"')
    return c.body(null, 204)
  })

  api.openapi(refreshRoute, async (c) => {
    const bearer = bearerOf(c, shop)
    if (!bearer) return refuse(c, 'token_invalid')

    const refreshed = await refreshToken(c.var.ctx, { ...bearer, ...c.req.valid('param') })
    if (!refreshed.ok) return refuse(c, refreshed.error)
    const { token, tokenExpiry } = refreshed.value
    return c.json({ data: { token, token_expiry: tokenExpiry.toISOString() } }, 200)
  })
}

/** `false` where none was sent: most calls need none. */
async function passedCaptcha(
  c: RequestContext,
  shop: Shop,
  captcha: { response: string } | undefined,
) {
  if (!captcha) return ok(false)

  const { response } = captcha
  const checked = await checkCaptcha(c.var.ctx, shop, { address: addressOf(c, shop), response })
  return checked.ok ? ok(true) : checked
}

function mountPasswords(api: ApiApp, shop: Shop): void {
  api.openapi(requestPasswordResetRoute, async (c) => {
    const { email } = c.req.valid('json')
    const asked = await requestPasswordReset(c.var.ctx, { email, address: addressOf(c, shop) })
    return asked.ok ? c.body(null, 202) : refuse(c, asked.error)
  })

  api.openapi(resetPasswordRoute, async (c) => {
    const asked = { token: c.req.valid('param').tokenId, ...c.req.valid('json') }
    const signed = await resetPassword(c.var.ctx, asked, clientOf(c, shop))
    if (signed.ok) return answerSignedIn(c, shop, signed.value)

    return refuse(c, inField(signed.error, 'password'))
  })
}

function mountProfile(api: ApiApp, shop: Shop): void {
  for (const path of ['/users/:userId/profiles', '/users/:userId/profiles/:profileId'] as const) {
    api.use(path, signedIn(shop))
  }
  api.use('/users/:userId/terms-acceptance', signedIn(shop))

  api.openapi(viewProfileRoute, async (c) => {
    const profile = await viewProfile(c.var.ctx, c.req.valid('param').userId)
    return profile.ok ? c.json(profileWire(profile.value), 200) : refuse(c, profile.error)
  })

  api.openapi(updateProfileRoute, async (c) => {
    const change = c.req.valid('json').profile
    const updated = await updateProfile(c.var.ctx, c.req.valid('param'), change)
    return updated.ok ? c.json(profileWire(updated.value), 200) : refuse(c, updated.error)
  })

  api.openapi(acceptTermsRoute, async (c) => {
    if (!isOwn(c.var.ctx, c.req.valid('param').userId)) return refuse(c, 'not_found')

    const { version, lives_in_eu: livesInEu } = c.req.valid('json')
    const accepted = await acceptTerms(c.var.ctx, { version, livesInEu })
    return accepted.ok ? c.body(null, 204) : refuse(c, accepted.error)
  })
}

function answerSignedIn(c: RequestContext, shop: Shop, signedIn: SignedIn) {
  if (signedIn.binding) setBinding(c, shop, signedIn.binding)
  return c.json(sessionWire(signedIn), 201)
}

const clientOf = (c: RequestContext, shop: Shop): Client => ({
  isBrowser: isBrowser(c),
  address: addressOf(c, shop),
  program: clientName(c.req.header('user-agent')),
})

const isOwn = ({ actor }: Context, userId: string): boolean =>
  actor.kind === 'customer' && actor.userId === userId
