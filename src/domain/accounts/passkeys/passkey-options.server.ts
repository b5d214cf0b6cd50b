/** What a browser needs before it asks for a passkey. */
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { listPasskeyRows } from '../passkey-store.server.ts'
import { PASSKEY_CHALLENGE_MINUTES } from '../policy.ts'
import { findUser } from '../store.server.ts'
import { type Ceremony, newChallenge } from './passkey-challenge.server.ts'
import type { RelyingParty } from './relying-party.ts'
import { PASSKEY_ALGORITHMS } from './verify-passkey.server.ts'

/** To sign in and to step up. Names no credential: the browser offers those of this host. */
export async function passkeyRequest(ctx: Context, party: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    ...(await challengeOf(ctx, 'sign_in')),
    rpID: party.id,
    userVerification: 'required',
  })
}

/** To add one: on this device, a phone or a security key, findable without a name. */
export async function passkeyCreation(
  ctx: Context,
  { party, shopName }: { party: RelyingParty; shopName: string },
): Promise<Result<object, 'forbidden'>> {
  const { actor } = ctx
  const user = actor.kind === 'staff' ? await findUser(ctx, actor.userId) : null
  if (!user) return fail('forbidden')

  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const passkeys = await listPasskeyRows(ctx, user.id)
  return ok(
    await generateRegistrationOptions({
      ...(await challengeOf(ctx, { addsTo: user.id })),
      rpID: party.id,
      rpName: shopName,
      userID: userHandleOf(user.id),
      userName: user.email,
      userDisplayName: user.name,
      attestationType: 'none',
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      excludeCredentials: passkeys.map(({ credentialId: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    }),
  )
}

/** Whether step-up can offer one. */
export const hasPasskeys = async (ctx: Context): Promise<boolean> =>
  ctx.actor.kind === 'staff' && (await listPasskeyRows(ctx, ctx.actor.userId)).length > 0

/** How an authenticator names the account: comes back with each use. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(userId)

const challengeOf = async (ctx: Context, ceremony: Ceremony) => ({
  challenge: await newChallenge(ctx, ceremony),
  timeout: PASSKEY_CHALLENGE_MINUTES * 60_000,
})
