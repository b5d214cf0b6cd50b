/** Forms about members of staff become use cases. */
import { may } from '#domain/accounts/permission.ts'
import {
  changeRole,
  removeStaff,
  resetOneTimePassword,
  revokeSessionsOfStaff,
} from '#domain/accounts/staff/change-staff.server.ts'
import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import {
  changeMyStaffDetails,
  endMyStaffSession,
} from '#domain/accounts/staff/my-staff-account.server.ts'
import type { SensitiveAction } from '#domain/accounts/staff/sensitive-action.ts'
import { MyStaffDetails, NewStaffMember } from '#domain/accounts/staff/staff-details.ts'
import { isStaffRole } from '#domain/accounts/staff/staff-member.ts'
import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'

import {
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  parseAction,
  readInput,
} from '../forms/action.ts'
import {
  ME_ACTIONS,
  MEMBER_ACTIONS,
  type MeAction,
  type MemberAction,
  STAFF_FIELDS,
  type StaffErrors,
} from './staff-action.ts'

type Outcome<Action extends string> = { done: Action } | StaffErrors<Action>
/** Requires a recent one-time password. */
type Before = (step: SensitiveAction) => Promise<void>

export async function handleInviteAction(
  ctx: Context,
  form: FormData,
  before: Before,
): Promise<Outcome<'invite_staff'>> {
  const action = 'invite_staff'
  const input = readInput(form)
  const { email = '', name = '', role = '', locale = '' } = input
  if (!may(ctx.actor, 'staff.manage')) return actionErrors(action, input, { code: 'forbidden' })
  const read = parseAction(NewStaffMember, { email, name, role, locale }, STAFF_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  await before('staff_access')
  return outcomeOf(action, input, await inviteStaff(ctx, read.value))
}

/** `null` for a form that is none of ours. */
export async function handleMemberAction(
  ctx: Context,
  userId: string,
  form: FormData,
  before: Before,
): Promise<Outcome<MemberAction> | null> {
  const input = readInput(form)
  const action = findAction(MEMBER_ACTIONS, input.intent)
  if (!action) return null
  // Report a missing permission before asking for a code.
  if (!may(ctx.actor, 'staff.manage')) return actionErrors(action, input, { code: 'forbidden' })
  await before('staff_access')
  return outcomeOf(action, input, await changeMember(ctx, { action, userId, input }))
}

function changeMember(
  ctx: Context,
  { action, userId, input }: { action: MemberAction; userId: string; input: ActionInput },
): Promise<Result<null, string>> {
  const { revision = '', role = '', id = '' } = input
  switch (action) {
    case 'change_role':
      if (!isStaffRole(role)) return Promise.resolve(fail('request_invalid'))
      return changeRole(ctx, { userId, revision, role })
    case 'remove_staff':
      return removeStaff(ctx, { userId, revision })
    case 'reset_device':
      return resetOneTimePassword(ctx, userId)
    case 'revoke_session':
      return revokeSessionsOfStaff(ctx, { userId, sessionId: id })
    case 'revoke_sessions':
      return revokeSessionsOfStaff(ctx, { userId, sessionId: null })
  }
}

export async function handleMeAction(
  ctx: Context,
  form: FormData,
): Promise<Outcome<MeAction> | null> {
  const input = readInput(form)
  const action = findAction(ME_ACTIONS, input.intent)
  if (!action) return null
  const { id = '', name = '', locale = '', consoleTheme = '', revision = '' } = input
  if (action === 'revoke_my_session') {
    return outcomeOf(action, input, await endMyStaffSession(ctx, id))
  }
  const read = parseAction(MyStaffDetails, { name, locale, consoleTheme }, STAFF_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  return outcomeOf(action, input, await changeMyStaffDetails(ctx, { ...read.value, revision }))
}
