import { recordAudit } from '#domain/audit/record-audit.server.ts'
import type { Context } from '#domain/context.ts'

import type { StaffMember } from './staff-member.ts'

/** How a member of staff gave the second factor. */
export type SignInMethod = 'one_time_password' | 'recovery_code' | 'passkey'

type SignIn = { client: string; method: SignInMethod }

/** The member is the actor: the request has none until the second factor is verified. */
export const noteSignIn = (ctx: Context, member: StaffMember, signIn: SignIn): Promise<void> => {
  const actor = { kind: 'staff', userId: member.id, role: member.role } as const
  return record({ ...ctx, actor }, 'staff_signed_in', member, signIn)
}

export const noteRefusedSignIn = (
  ctx: Context,
  member: StaffMember,
  signIn: SignIn,
): Promise<void> => {
  const isPasskey = signIn.method === 'passkey'
  return record(ctx, isPasskey ? 'passkey_refused' : 'one_time_password_refused', member, signIn)
}

const record = (
  ctx: Context,
  action: 'staff_signed_in' | 'one_time_password_refused' | 'passkey_refused',
  { id }: StaffMember,
  { client, method }: SignIn,
): Promise<void> =>
  recordAudit(ctx, {
    action,
    target: { type: 'person', id },
    detail: { ...(client && { client }), method },
  })
