/** Forms about members of staff become use cases. */
import { PasskeyName } from '#domain/accounts/passkey.ts'
import { addPasskey, removePasskey } from '#domain/accounts/passkeys/change-passkeys.server.ts'
import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { may } from '#domain/accounts/permission.ts'
import {
  changeRole,
  removeStaff,
  replaceOwnDevice,
  resetOneTimePassword,
  revokeSessionsOfStaff,
} from '#domain/accounts/staff/change-staff.server.ts'
import { inviteStaff } from '#domain/accounts/staff/invite-staff.server.ts'
import {
  changeMyStaffDetails,
  endMyStaffSession,
} from '#domain/accounts/staff/my-staff-account.server.ts'
import { renewRecoveryCodes } from '#domain/accounts/staff/recovery-codes.server.ts'
import { MyStaffDetails, NewStaffMember } from '#domain/accounts/staff/staff-details.ts'
import { isStaffRole } from '#domain/accounts/staff/staff-member.ts'
import type { Context } from '#domain/context.ts'
import { fail, type Result } from '#shared/result.ts'
import { z } from '#shared/schema.ts'

import {
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  parseAction,
} from '../forms/action.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import {
  ME_ACTIONS,
  MEMBER_ACTIONS,
  type MeAction,
  type MemberAction,
  NEW_PASSKEY_FIELD,
  STAFF_FIELDS,
  type StaffErrors,
} from './staff-action.ts'

type Outcome<Action extends string> = { done: Action } | StaffErrors<Action>

export async function handleInviteAction(
  ctx: Context,
  input: ActionInput,
  verify: Verify,
): Promise<Outcome<'invite_staff'>> {
  const action = 'invite_staff'
  const { email = '', name = '', role = '', locale = '' } = input
  if (!may(ctx.actor, 'staff.manage')) return actionErrors(action, input, { code: 'forbidden' })
  const read = parseAction(NewStaffMember, { email, name, role, locale }, STAFF_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  await verify('staff_access')
  return outcomeOf(action, input, await inviteStaff(ctx, read.value))
}

/** `null` for a form that is none of ours. */
export async function handleMemberAction(
  ctx: Context,
  userId: string,
  input: ActionInput,
  verify: Verify,
): Promise<Outcome<MemberAction> | null> {
  const action = findAction(MEMBER_ACTIONS, input.intent)
  if (!action) return null
  // Report a missing permission before asking for a code.
  if (!may(ctx.actor, 'staff.manage')) return actionErrors(action, input, { code: 'forbidden' })
  await verify('staff_access')
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

/** The codes are shown with the answer, and never again. */
type NewCodes = { recoveryCodes: string[] }

/** Where, and by which session. */
type SessionFacts = { siteUrl: string; sessionToken: string }

export async function handleMeAction(
  ctx: Context,
  input: ActionInput,
  { verify, ...asked }: SessionFacts & { verify: Verify },
): Promise<Outcome<MeAction> | NewCodes | null> {
  const action = findAction(ME_ACTIONS, input.intent)
  switch (action) {
    case null:
      return null
    case 'change_my_details':
      return changeDetails(ctx, input)
    case 'revoke_my_session':
      return outcomeOf(action, input, await endMyStaffSession(ctx, input.id ?? ''))
    case 'renew_recovery_codes': {
      await verify('own_sign_in')
      const renewed = await renewRecoveryCodes(ctx, asked.sessionToken)
      return renewed.ok ? { recoveryCodes: renewed.value } : outcomeOf(action, input, renewed)
    }
    case 'replace_device':
      await verify('own_sign_in')
      return outcomeOf(action, input, await replaceOwnDevice(ctx))
    case 'add_passkey':
      return addNewPasskey(ctx, input, { verify, ...asked })
    case 'remove_passkey':
      await verify('own_sign_in')
      return outcomeOf(action, input, await removePasskey(ctx, input.id ?? ''))
  }
}

async function changeDetails(
  ctx: Context,
  input: ActionInput,
): Promise<Outcome<'change_my_details'>> {
  const action = 'change_my_details'
  const { name = '', locale = '', consoleTheme = '', revision = '' } = input
  const read = parseAction(MyStaffDetails, { name, locale, consoleTheme }, STAFF_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  return outcomeOf(action, input, await changeMyStaffDetails(ctx, { ...read.value, revision }))
}

const NewPasskey = z.object({ passkeyName: PasskeyName })

async function addNewPasskey(
  ctx: Context,
  input: ActionInput,
  { siteUrl, sessionToken, verify }: SessionFacts & { verify: Verify },
): Promise<Outcome<'add_passkey'>> {
  const action = 'add_passkey'
  const { passkeyName = '', [NEW_PASSKEY_FIELD]: answer = '' } = input
  const read = parseAction(NewPasskey, { passkeyName }, STAFF_FIELDS)
  if (!read.ok) return actionErrors(action, input, read.error)
  const party = relyingPartyOf(siteUrl)
  if (!party) return actionErrors(action, input, { code: 'passkey_unsupported' })
  await verify('own_sign_in')
  const passkey = { name: read.value.passkeyName, answer, party, sessionToken }
  return outcomeOf(action, input, await addPasskey(ctx, passkey))
}
