/** Signing in and step-up by passkey, which counts as both factors. Decisions, section 2; decision 0059. */
import type { Context } from '#domain/context.ts'
import {
  consumeRateLimit,
  type RateLimited,
  refundRateLimit,
} from '#domain/rate-limits/consume-rate-limit.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { lockAccount } from '../account-store.server.ts'
import { advancePasskey, findPasskey } from '../passkey-store.server.ts'
import { noteRefusedSignIn, noteSignIn } from '../staff/note-sign-in.server.ts'
import { type StaffMember, staffMemberOf } from '../staff/staff-member.ts'
import {
  findStaffSession,
  openConfirmedStaffSession,
  renewStaffStepUp,
} from '../staff/staff-session.server.ts'
import { parsePasskeyUsed } from './passkey-answer.server.ts'
import { takeChallenge } from './passkey-challenge.server.ts'
import { userHandleOf } from './passkey-options.server.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyUsed } from './verify-passkey.server.ts'

/** `answer`: the browser's, as JSON. */
type PasskeyAnswer = { answer: string; party: RelyingParty }

export type PasskeyRefusal =
  | 'passkey_invalid'
  /** The challenge is too old, was used before or is not ours. */
  | 'passkey_expired'
  /** Removed, or of a former member of staff. */
  | 'passkey_unknown'
  | 'passkey_of_other'

/** Opens a confirmed session and returns its secret. `address` and `client` as of a sign-in by link. */
export async function signInByPasskey(
  ctx: Context,
  { address, client, ...given }: PasskeyAnswer & { address: string; client: string },
): Promise<Result<{ token: string }, PasskeyRefusal | RateLimited>> {
  const used = await counted(ctx, `from ${address}`, () => usePasskey(ctx, given, { client }))
  if (!used.ok) return used

  return ctx.transaction<Result<{ token: string }, 'passkey_unknown'>>(async (ctx) => {
    const { member, credentialId } = used.value
    // A reset or a removal that came in between has ended all sessions: no other may begin.
    const isHeld = await lockAccount(ctx, member.id)
    if (!isHeld || !(await findPasskey(ctx, credentialId))) return fail('passkey_unknown')

    await noteSignIn(ctx, member, { client, method: 'passkey' })
    return ok({ token: await openConfirmedStaffSession(ctx, member.id, client) })
  })
}

/** Step-up authentication by the member's own passkey. */
export async function stepUpByPasskey(
  ctx: Context,
  { sessionToken, ...given }: PasskeyAnswer & { sessionToken: string },
): Promise<Result<null, PasskeyRefusal | 'token_invalid' | RateLimited>> {
  const session = await findStaffSession(ctx, sessionToken)
  if (!session?.isConfirmed) return fail('token_invalid')

  const { client, member: owner } = session
  const used = await counted(ctx, `of ${owner.id}`, () => usePasskey(ctx, given, { client, owner }))
  if (!used.ok) return used
  await renewStaffStepUp(ctx, sessionToken)
  return ok(null)
}

/** Each attempt costs a signature check. */
async function counted<Value, Refusal>(
  ctx: Context,
  who: string,
  attempt: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | RateLimited>> {
  const allowed = await consumeRateLimit(ctx, 'passkey', who)
  if (!allowed.ok) return allowed
  const result = await attempt()
  if (result.ok) await refundRateLimit(ctx, 'passkey', who)
  return result
}

type Used = { member: StaffMember; credentialId: string }

/** `owner`: the only member whose passkey is taken. */
async function usePasskey(
  ctx: Context,
  given: PasskeyAnswer,
  { client, owner }: { client: string; owner?: StaffMember },
): Promise<Result<Used, PasskeyRefusal>> {
  const parsed = parsePasskeyUsed(given.answer)
  if (!parsed.ok) return parsed
  const { answer, challenge } = parsed.value
  if (!(await takeChallenge(ctx, 'sign_in', challenge))) return fail('passkey_expired')

  const found = await findPasskey(ctx, answer.id)
  const member = found && staffMemberOf(found.user)
  if (!member) return fail('passkey_unknown')
  if (owner && owner.id !== member.id) return fail('passkey_of_other')

  const counter = isHandleOf(member.id, answer.response.userHandle)
    ? await verifyUsed(answer, found.passkey, { challenge, party: given.party })
    : null
  if (counter === null || !(await advancePasskey(ctx, found.passkey.id, counter))) {
    await noteRefusedSignIn(ctx, member, { client, method: 'passkey' })
    return fail('passkey_invalid')
  }
  return ok({ member, credentialId: answer.id })
}

/** Security keys may leave it out. */
const isHandleOf = (userId: string, handle: string | undefined): boolean =>
  handle === undefined || handle === Buffer.from(userHandleOf(userId)).toString('base64url')
