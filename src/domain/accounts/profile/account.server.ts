/** One's own account as a whole, for the rooms that give it out and close it. Decisions, section 9. */
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  deleteBelongings,
  listAcceptances,
  listSessionRows,
  shareAccount,
} from '../account-store.server.ts'
import { holdOwnAccount } from '../lock-account.server.ts'
import { type Own, type OwnRefusal, requireRecentSignIn } from '../signed-in-account.server.ts'
import { findProfile, type User, updateUser } from '../store.server.ts'

export type OwnAccount = {
  id: string
  email: string
  emailProvenAt: Date | null
  name: string
  locale: Locale
  hasPassword: boolean
  createdAt: Date
  profile: { name: string; phone: string; company: string; country: string }
  sessions: {
    client: string
    createdAt: Date
    lastSeenAt: Date | null
    endsAt: Date
    endedAt: Date | null
  }[]
  terms: { version: string; acceptedAt: Date; livesInEu: boolean }[]
}

/** Everything the account knows of its owner, but what only proves who it is. */
export async function readOwnAccount(
  ctx: Context,
  own: Own,
): Promise<Result<OwnAccount, OwnRefusal>> {
  const allowed = await requireRecentSignIn(ctx, own)
  if (!allowed.ok) return allowed

  return ok(await accountOf(ctx, allowed.value))
}

/** For whoever was let in before: the caller has asked. */
export async function accountOf(ctx: Context, user: User): Promise<OwnAccount> {
  const { id, email, emailProvenAt, name, locale, passwordHash, createdAt } = user
  const profile = await findProfile(ctx, id)
  const sessions = await listSessionRows(ctx, id)
  const terms = await listAcceptances(ctx, id)
  return {
    ...{ id, email, emailProvenAt, name, locale, createdAt },
    hasPassword: passwordHash !== null,
    profile: {
      name: profile?.name ?? '',
      phone: profile?.phone ?? '',
      company: profile?.company ?? '',
      country: profile?.country ?? '',
    },
    sessions: sessions.map(({ client, createdAt, lastSeenAt, absoluteUntil, revokedAt }) => ({
      ...{ client, createdAt, lastSeenAt },
      endsAt: absoluteUntil,
      endedAt: revokedAt,
    })),
    terms: terms.map(({ version, acceptedAt, livesInEu }) => ({ version, acceptedAt, livesInEu })),
  }
}

/** Holds the account for closing: what is being written for it has come first, what comes later finds it closed. */
export async function holdForClosing(
  ctx: Context,
  own: Own,
): Promise<Result<User, OwnRefusal | 'forbidden'>> {
  const allowed = await requireRecentSignIn(ctx, own)
  if (!allowed.ok) return allowed

  const held = await holdOwnAccount(ctx, own)
  // A shop whose last administrator is gone has no console; staff are removed at the command line.
  return held.ok && held.value.role !== 'customer' ? fail('forbidden') : held
}

/** In the caller's transaction. The address is free for a new account afterwards. */
export async function eraseAccount(
  ctx: Context,
  user: User,
  { keepsName, locale }: { keepsName: boolean; locale: Locale },
): Promise<void> {
  await deleteBelongings(ctx, user)
  await updateUser(ctx, user.id, {
    email: `closed+${user.id}@closed.invalid`,
    emailProvenAt: null,
    ...(!keepsName && { name: '' }),
    passwordHash: null,
    closedAt: ctx.now,
  })
  await queueEmail(ctx, 'account_closed', {
    ...{ subjectId: user.id, to: user.email, locale },
    payload: {},
  })
}

/** For what is written in an account's name: until commit it cannot be closed. `false` when it was. */
export const isOpenAccount = (ctx: Context, userId: string): Promise<boolean> =>
  shareAccount(ctx, userId)
