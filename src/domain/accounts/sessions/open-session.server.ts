import { recordAccess } from '#domain/audit/record-access.server.ts'
import type { Context } from '#domain/context.ts'
import { addDays, addMinutes } from '#shared/add-time.ts'

import {
  SESSION_ABSOLUTE_DAYS,
  TOKEN_LIFETIME_MINUTES,
  TOKEN_REFRESH_DAYS,
  UNBOUND_SESSION_MINUTES,
} from '../policy.ts'
import { hashOf, newSecret } from '../secret.server.ts'
import { insertSession, insertToken, type Session } from '../session-store.server.ts'
import type { SignedIn } from '../signed-in.ts'

/** `program` is the readable name of the browser or client, or empty. */
export type Client = { isBrowser: boolean; address: string; program: string }

/** `way`: how the user signed in. */
export type SignInWay = 'password' | 'code' | 'reset_link'

export async function openSession(
  ctx: Context,
  user: { id: string; email: string; name: string },
  { isBrowser, program, way }: { isBrowser: boolean; program: string; way: SignInWay },
): Promise<SignedIn> {
  const binding = isBrowser ? newSecret() : null
  const absoluteUntil = isBrowser
    ? addDays(ctx.now, SESSION_ABSOLUTE_DAYS)
    : addMinutes(ctx.now, UNBOUND_SESSION_MINUTES)
  const session = await insertSession(ctx, {
    userId: user.id,
    bindingHash: binding && hashOf(binding),
    client: program,
    createdAt: ctx.now,
    absoluteUntil,
  })
  const { token, expiresAt } = await issueToken(ctx, session, 1)
  const [accountId, sessionId] = [user.id, session.id]
  await recordAccess(ctx, { action: 'signed_in', accountId, sessionId, detail: way })

  return {
    userId: user.id,
    email: user.email,
    name: user.name,
    token,
    tokenExpiry: expiresAt,
    binding,
  }
}

export async function issueToken(
  ctx: Context,
  session: Session,
  generation: number,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecret('st_')
  const expiresAt = earlier(addMinutes(ctx.now, TOKEN_LIFETIME_MINUTES), session.absoluteUntil)
  const refreshUntil = earlier(addDays(ctx.now, TOKEN_REFRESH_DAYS), session.absoluteUntil)
  await insertToken(ctx, {
    hash: hashOf(token),
    sessionId: session.id,
    generation,
    expiresAt,
    refreshUntil,
  })
  return { token, expiresAt }
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other)
