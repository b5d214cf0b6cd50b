/** The cookie of the staff console, read at the door of its pages. Decisions, section 2. */
import { findStaffSession } from '#domain/accounts/staff/staff-session.server.ts'
import type { Actor, Context } from '#domain/context.ts'
import { originBound, STAFF_COOKIE } from '#shared/cookies.ts'
import type { StaffAccess } from '#web/context.ts'

/** `actor` is `null` for everybody who has not given a one-time password: they stay visitors. */
export type PendingStaff = { actor: Actor | null; page: StaffAccess }

export async function pendingStaff(
  visitor: Context,
  siteUrl: string,
  cookieHeader: string,
  { address = '', client = '' }: { address?: string; client?: string } = {},
): Promise<PendingStaff> {
  const cookieName = originBound(STAFF_COOKIE, siteUrl)
  const token = cookieIn(cookieHeader, cookieName)
  const found = token === null ? null : await findStaffSession(visitor, token)
  if (token === null || found === null) {
    const nobody = { session: 'none', userId: null, name: '', role: null, token: null } as const
    return { actor: null, page: { cookieName, address, client, ...nobody } }
  }

  const { id: userId, role, name, email } = found.member
  const { theme } = found
  const session = found.isConfirmed ? 'confirmed' : 'unconfirmed'
  return {
    actor: found.isConfirmed ? { kind: 'staff', userId, role } : null,
    page: { cookieName, address, client, session, userId, name: name || email, role, theme, token },
  }
}

function cookieIn(header: string, name: string): string | null {
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1) ?? ''
  return /^[\w-]{20,200}$/.test(value) ? value : null
}
