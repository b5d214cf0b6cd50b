/** The account as a whole, for the modules that export and close it. Decisions, section 9. */
import type { Context } from '#domain/context.ts'
import { queueEmail } from '#domain/mail/queue-email.server.ts'
import type { Locale } from '#shared/locale.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import {
  deleteBelongings,
  listAcceptances,
  listSessionRows,
  listVerifiedAddresses,
} from '../account-store.server.ts'
import { deleteRecordOf } from '../customer-record-store.server.ts'
import { lockSignedInAccount } from '../lock-account.server.ts'
import {
  requireReauthentication,
  type SignedInAccount,
  type SignedInRefusal,
} from '../signed-in-account.server.ts'
import { findProfile, type User, updateUser } from '../store.server.ts'
import type { ProfileView } from './profile.ts'

// For writes in an account's name: prevents closing until commit. `false` when it is already closed.
export {
  type AccountAddress,
  shareAccount as isOpenAccount,
  shareAddress,
} from '../account-store.server.ts'

/** Accounts whose owner has shown that the address is theirs, with that address. Without a permission check. */
export const verifiedAddresses = async (
  ctx: Context,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await listVerifiedAddresses(ctx, userIds)).map(({ id, email }) => [id, email]))

export type AccountDetails = {
  id: string
  email: string
  emailVerifiedAt: Date | null
  name: string
  locale: Locale
  hasPassword: boolean
  createdAt: Date
  profile: Pick<ProfileView, 'name' | 'phone' | 'company' | 'department' | 'country' | 'address'>
  sessions: {
    client: string
    createdAt: Date
    lastSeenAt: Date | null
    endsAt: Date
    endedAt: Date | null
  }[]
  terms: { version: string; acceptedAt: Date; livesInEu: boolean }[]
}

/** All personal data of the account, without credentials. */
export async function readAccountDetails(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<AccountDetails, SignedInRefusal>> {
  const allowed = await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed

  return ok(await accountOf(ctx, allowed.value))
}

/** The caller has checked permissions. */
export async function accountOf(ctx: Context, user: User): Promise<AccountDetails> {
  const { id, email, emailVerifiedAt, name, locale, passwordHash, createdAt } = user
  const profile = await findProfile(ctx, id)
  const sessions = await listSessionRows(ctx, id)
  const terms = await listAcceptances(ctx, { userId: id })
  return {
    id,
    email,
    emailVerifiedAt,
    name,
    locale,
    createdAt,
    hasPassword: passwordHash !== null,
    profile: {
      name: profile?.name ?? '',
      phone: profile?.phone ?? '',
      company: profile?.company ?? '',
      department: profile?.department ?? '',
      country: profile?.country ?? '',
      address: profile?.address ?? null,
    },
    sessions: sessions.map(({ client, createdAt, lastSeenAt, absoluteUntil, revokedAt }) => ({
      client,
      createdAt,
      lastSeenAt,
      endsAt: absoluteUntil,
      endedAt: revokedAt,
    })),
    terms: terms.map(({ version, acceptedAt, livesInEu }) => ({ version, acceptedAt, livesInEu })),
  }
}

/** Locks the account for closing: concurrent writes finish first, later ones find it closed. */
export async function lockForClosing(
  ctx: Context,
  own: SignedInAccount,
): Promise<Result<User, SignedInRefusal | 'forbidden'>> {
  const allowed = await requireReauthentication(ctx, own)
  if (!allowed.ok) return allowed

  const held = await lockSignedInAccount(ctx, own)
  // Without an administrator the console is unusable; staff are removed at the command line.
  return held.ok && held.value.role !== 'customer' ? fail('forbidden') : held
}

/** In the caller's transaction. Afterwards the address can be used for a new account. */
export async function eraseAccount(
  ctx: Context,
  user: User,
  { keepsName, locale }: { keepsName: boolean; locale: Locale },
): Promise<void> {
  await deleteBelongings(ctx, user)
  await deleteRecordOf(ctx, user.id)
  await updateUser(ctx, user.id, {
    email: `closed+${user.id}@closed.invalid`,
    emailVerifiedAt: null,
    ...(!keepsName && { name: '' }),
    passwordHash: null,
    closedAt: ctx.now,
  })
  await queueEmail(ctx, 'account_closed', {
    entityId: user.id,
    to: user.email,
    locale,
    payload: {},
  })
}
