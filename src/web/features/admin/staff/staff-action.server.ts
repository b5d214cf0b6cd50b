/** The actions of the people's pages: what was typed is read, then the domain decides. */
import type { z } from 'zod'

import { may } from '#domain/accounts/permission.ts'
import { revokeSessionsOfCustomer } from '#domain/accounts/profile/customer-account.server.ts'
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
import { removeCustomer } from '#domain/personal-data/remove-customer.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  type AccountErrors,
  CUSTOMER_ACTIONS,
  type CustomerAction,
  type Field,
  findAction,
  ME_ACTIONS,
  MEMBER_ACTIONS,
  type MeAction,
  type MemberAction,
  type StaffInput,
} from './staff-action.ts'

type Outcome<Action extends string> = { done: Action } | AccountErrors<Action>
/** Asks for a one-time password where the last one is old. */
type Before = (step: SensitiveAction) => Promise<void>

export async function handleInviteAction(
  ctx: Context,
  form: FormData,
  before: Before,
): Promise<Outcome<'invite_staff'>> {
  const action = 'invite_staff'
  const input = readInput(form)
  const { id: _, revision: __, ...wish } = input
  if (!may(ctx.actor, 'staff.manage')) return refusal(action, input, 'forbidden')
  const read = NewStaffMember.safeParse(wish)
  if (!read.success) return wrongFields(action, input, read.error)
  await before('staff_access')
  return outcomeOf(action, input, await inviteStaff(ctx, read.data))
}

/** `null` for a form that is none of ours. */
export async function handleMemberAction(
  ctx: Context,
  userId: string,
  form: FormData,
  before: Before,
): Promise<Outcome<MemberAction> | null> {
  const action = findAction(MEMBER_ACTIONS, textOf(form, 'intent'))
  if (!action) return null
  const input = readInput(form)
  // Whoever may not is told so without being asked for a code first.
  if (!may(ctx.actor, 'staff.manage')) return refusal(action, input, 'forbidden')
  await before('staff_access')
  return outcomeOf(action, input, await changeMember(ctx, { action, userId, input }))
}

function changeMember(
  ctx: Context,
  { action, userId, input }: { action: MemberAction; userId: string; input: StaffInput },
): Promise<Result<null, string>> {
  const { revision } = input
  switch (action) {
    case 'change_role': {
      const { role } = input
      if (!isStaffRole(role)) return Promise.resolve(fail('request_invalid'))
      return changeRole(ctx, { userId, revision, role })
    }
    case 'remove_staff':
      return removeStaff(ctx, { userId, revision })
    case 'reset_device':
      return resetOneTimePassword(ctx, userId)
    case 'revoke_session':
      return revokeSessionsOfStaff(ctx, { userId, sessionId: input.id })
    case 'revoke_sessions':
      return revokeSessionsOfStaff(ctx, { userId, sessionId: null })
  }
}

export async function handleMeAction(
  ctx: Context,
  form: FormData,
): Promise<Outcome<MeAction> | null> {
  const action = findAction(ME_ACTIONS, textOf(form, 'intent'))
  if (!action) return null
  const input = readInput(form)
  if (action === 'revoke_my_session') {
    return outcomeOf(action, input, await endMyStaffSession(ctx, input.id))
  }
  const { name, locale, revision } = input
  const read = MyStaffDetails.safeParse({ name, locale })
  if (!read.success) return wrongFields(action, input, read.error)
  return outcomeOf(action, input, await changeMyStaffDetails(ctx, { ...read.data, revision }))
}

const STEPS = {
  export_customer: ['customer.read', 'customer_export'],
  remove_customer: ['customer.remove', 'customer_removal'],
} as const

export async function handleCustomerAction(
  ctx: Context,
  userId: string,
  form: FormData,
  before: Before,
): Promise<Outcome<CustomerAction> | null> {
  const action = findAction(CUSTOMER_ACTIONS, textOf(form, 'intent'))
  if (!action) return null
  const input = readInput(form)
  if (action === 'revoke_customer_session' || action === 'revoke_customer_sessions') {
    const sessionId = action === 'revoke_customer_session' ? input.id : null
    return outcomeOf(action, input, await revokeSessionsOfCustomer(ctx, { userId, sessionId }))
  }
  const [permission, step] = STEPS[action]
  if (!may(ctx.actor, permission)) return refusal(action, input, 'forbidden')
  await before(step)
  // The file itself is fetched by its own address, which the page then shows.
  const done = action === 'export_customer' ? ok(null) : await removeCustomer(ctx, userId)
  return outcomeOf(action, input, done)
}

const outcomeOf = <Action extends string>(
  action: Action,
  input: StaffInput,
  result: Result<unknown, string>,
): Outcome<Action> => (result.ok ? { done: action } : refusal(action, input, result.error))

const refusal = <Action extends string>(
  action: Action,
  input: StaffInput,
  code: string,
): AccountErrors<Action> => ({
  ...{ action, code, input },
  errors: [],
})

/** A field that no form shows was not typed by a person: then the whole is refused. */
function wrongFields<Action extends string>(
  action: Action,
  input: StaffInput,
  error: z.ZodError,
): AccountErrors<Action> {
  const names = [...new Set(error.issues.map(({ path }) => path[0]))]
  const errors = names
    .filter(isField)
    .map((field) => ({ field, isMissing: input[field].trim() === '' }))
  const isWhole = errors.length < names.length
  return { action, code: isWhole ? 'request_invalid' : null, errors, input }
}

const isField = (name: unknown): name is Field => name === 'name' || name === 'email'

const readInput = (form: FormData): StaffInput => ({
  id: textOf(form, 'id'),
  email: textOf(form, 'email'),
  name: textOf(form, 'name'),
  role: textOf(form, 'role'),
  locale: textOf(form, 'locale'),
  revision: textOf(form, 'revision'),
})
