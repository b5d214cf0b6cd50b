/** Staff add and remove their own passkeys. The caller has checked step-up. Decisions, section 2; decision 0059. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockAccount } from '../account-store.server.ts'
import { deletePasskey, insertPasskey, listPasskeyRows } from '../passkey-store.server.ts'
import { PASSKEYS_MAX } from '../policy.ts'
import { emailSignInChange } from '../staff/sign-in-change.server.ts'
import { lockByStaffSession } from '../staff/staff-session.server.ts'
import type { User } from '../store.server.ts'
import { parsePasskeyMade } from './passkey-answer.server.ts'
import { takeChallenge } from './passkey-challenge.server.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyMade } from './verify-passkey.server.ts'

type Added = Result<
  null,
  'forbidden' | 'passkey_invalid' | 'passkey_expired' | 'passkey_known' | 'passkeys_exceeded'
>

/** `answer`: the browser's, as JSON. `sessionToken`: of the session that asks. */
type NewPasskey = { name: string; answer: string; party: RelyingParty; sessionToken: string }

export async function addPasskey(
  ctx: Context,
  { name, answer, party, sessionToken }: NewPasskey,
): Promise<Added> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return fail('forbidden')
  const parsed = parsePasskeyMade(answer)
  if (!parsed.ok) return parsed
  const { challenge } = parsed.value
  const isOurs = await takeChallenge(ctx, { addsTo: actor.userId }, challenge)
  if (!isOurs) return fail('passkey_expired')
  const credential = await verifyMade(parsed.value.answer, { challenge, party })
  if (!credential) return fail('passkey_invalid')

  return ctx.transaction<Added>(async (ctx) => {
    const user = await lockByStaffSession(ctx, { userId: actor.userId, sessionToken })
    if (!user) return fail('forbidden')
    const others = await listPasskeyRows(ctx, user.id)
    if (others.length >= PASSKEYS_MAX) return fail('passkeys_exceeded')
    const isNew = await insertPasskey(ctx, { userId: user.id, name, ...credential })
    if (!isNew) return fail('passkey_known')

    await record(ctx, user, { change: 'passkey_added', name })
    return ok(null)
  })
}

/** Link and one-time password remain as a way in. Sessions stay too. */
export async function removePasskey(
  ctx: Context,
  id: string,
): Promise<Result<null, 'forbidden' | 'not_found'>> {
  const { actor } = ctx
  if (actor.kind !== 'staff') return fail('forbidden')

  return ctx.transaction<Result<null, 'forbidden' | 'not_found'>>(async (ctx) => {
    const user = await lockAccount(ctx, actor.userId)
    if (!user) return fail('forbidden')
    const removed = isUuid(id) ? await deletePasskey(ctx, { userId: user.id, id }) : null
    if (!removed) return fail('not_found')

    await record(ctx, user, { change: 'passkey_removed', name: removed.name })
    return ok(null)
  })
}

async function record(
  ctx: Context,
  user: User,
  change: { change: 'passkey_added' | 'passkey_removed'; name: string },
): Promise<void> {
  const target = { type: 'person', id: user.id }
  await recordAudit(ctx, { action: change.change, target, detail: { name: change.name } })
  await emailSignInChange(ctx, user, change)
}
