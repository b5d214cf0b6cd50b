/** A customer's account as staff see it and close it at the owner's request. Decisions, section 2. */
import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import { isUuid } from '#shared/uuid.ts'

import { lockAccount } from '../account-store.server.ts'
import { may } from '../permission.ts'
import { findSession, revokeSession, revokeSessionsOf } from '../session-store.server.ts'
import { type LiveSession, liveSessionsOf } from '../sessions/account-sessions.server.ts'
import { findUser, findUserByEmail, type User } from '../store.server.ts'
import { type AccountDetails, accountOf } from './account.server.ts'

export type CustomerAccount = AccountDetails & { live: LiveSession[] }

type Refusal = 'forbidden' | 'not_found'

/** Contains no credentials. Staff and closed accounts are not customers. */
export async function readCustomerAccount(
  ctx: Context,
  userId: string,
): Promise<Result<CustomerAccount, Refusal>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  const user = isUuid(userId) ? await findUser(ctx, userId) : null
  if (!isCustomer(user)) return fail('not_found')

  const live = await liveSessionsOf(ctx, userId)
  return ok({ ...(await accountOf(ctx, user)), live })
}

/** Also of a closed account, for its orders. */
export async function findCustomerUser(
  ctx: Context,
  userId: string,
): Promise<Result<User, Refusal>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  const user = isUuid(userId) ? await findUser(ctx, userId) : null
  return user?.role === 'customer' ? ok(user) : fail('not_found')
}

/** The open account that has verified the address. */
export async function findCustomerByEmail(
  ctx: Context,
  email: string,
): Promise<Result<User, Refusal>> {
  if (!may(ctx.actor, 'customer.read')) return fail('forbidden')
  const user = await findUserByEmail(ctx, email)
  return isCustomer(user) && user.emailVerifiedAt !== null ? ok(user) : fail('not_found')
}

/** One session, or all with `null`: for a customer who lost a device. */
export async function revokeSessionsOfCustomer(
  ctx: Context,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<Result<null, Refusal>> {
  if (!may(ctx.actor, 'customer.sign_out')) return fail('forbidden')

  return ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const user = isUuid(userId) ? await lockAccount(ctx, userId) : null
    if (!isCustomer(user)) return fail('not_found')
    if (sessionId === null) await revokeSessionsOf(ctx, userId)
    else {
      const session = isUuid(sessionId) ? await findSession(ctx, sessionId) : null
      if (session?.userId !== userId || session.revokedAt !== null) return fail('not_found')
      await revokeSession(ctx, sessionId)
    }
    await recordAudit(ctx, {
      action: 'customer_sessions_revoked',
      target: { type: 'customer', id: userId },
      detail: { all: sessionId === null },
    })
    return ok(null)
  })
}

/** Locks it for closing by `personal-data`. Only inside a transaction. */
export async function lockCustomer(ctx: Context, userId: string): Promise<Result<User, Refusal>> {
  if (!may(ctx.actor, 'customer.remove')) return fail('forbidden')
  const user = isUuid(userId) ? await lockAccount(ctx, userId) : null
  return isCustomer(user) ? ok(user) : fail('not_found')
}

const isCustomer = (user: User | null): user is User =>
  user !== null && user.role === 'customer' && user.closedAt === null
