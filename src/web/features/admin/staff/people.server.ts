/** The deeds of the people's pages: what was typed is read, then the domain decides. */
import type { z } from 'zod'

import { may } from '#domain/accounts/permission.ts'
import { endSessionsOfCustomer } from '#domain/accounts/profile/customer-account.server.ts'
import {
  changeRole,
  endSessionsOfPerson,
  removePerson,
  resetOneTimePassword,
} from '#domain/accounts/staff/change-person.server.ts'
import { invitePerson } from '#domain/accounts/staff/invite-person.server.ts'
import { changeOwnDetails, endOwnStaffSession } from '#domain/accounts/staff/own-staff.server.ts'
import type { DangerousStep } from '#domain/accounts/staff/staff-dangerous-step.ts'
import { isStaffRole } from '#domain/accounts/staff/staff-member.ts'
import { NewPerson, OwnDetails } from '#domain/accounts/staff/staff-person.ts'
import type { Context } from '#domain/context.ts'
import { removeCustomer } from '#domain/own-data/remove-customer.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

import { textOf } from '../frame/guard.server.ts'
import {
  CUSTOMER_WORKS,
  type CustomerWork,
  type Field,
  OWN_WORKS,
  type OwnWork,
  PERSON_WORKS,
  type PersonWork,
  type Refused,
  type Typed,
  workIn,
} from './people.ts'

type Outcome<Work extends string> = { done: Work } | Refused<Work>
/** Asks for a one-time password where the last one is old. */
type Before = (step: DangerousStep) => Promise<void>

export async function workOnPeople(
  ctx: Context,
  form: FormData,
  before: Before,
): Promise<Outcome<'invite_person'>> {
  const work = 'invite_person'
  const typed = typedIn(form)
  const { id: _, seen: __, ...wish } = typed
  if (!may(ctx.actor, 'person.manage')) return refusal(work, typed, 'forbidden')
  const read = NewPerson.safeParse(wish)
  if (!read.success) return wrongFields(work, typed, read.error)
  await before('staff_access')
  return outcomeOf(work, typed, await invitePerson(ctx, read.data))
}

/** `null` for a form that is none of ours. */
export async function workOnPerson(
  ctx: Context,
  userId: string,
  form: FormData,
  before: Before,
): Promise<Outcome<PersonWork> | null> {
  const work = workIn(PERSON_WORKS, textOf(form, 'work'))
  if (!work) return null
  const typed = typedIn(form)
  // Whoever may not is told so without being asked for a code first.
  if (!may(ctx.actor, 'person.manage')) return refusal(work, typed, 'forbidden')
  await before('staff_access')
  return outcomeOf(work, typed, await changePerson(ctx, { work, userId, typed }))
}

function changePerson(
  ctx: Context,
  { work, userId, typed }: { work: PersonWork; userId: string; typed: Typed },
): Promise<Result<null, string>> {
  const { seen } = typed
  switch (work) {
    case 'change_role': {
      const { role } = typed
      if (!isStaffRole(role)) return Promise.resolve(fail('request_invalid'))
      return changeRole(ctx, { userId, seen, role })
    }
    case 'remove_person':
      return removePerson(ctx, { userId, seen })
    case 'reset_device':
      return resetOneTimePassword(ctx, userId)
    case 'end_session':
      return endSessionsOfPerson(ctx, { userId, sessionId: typed.id })
    case 'end_sessions':
      return endSessionsOfPerson(ctx, { userId, sessionId: null })
  }
}

export async function workOnOwn(ctx: Context, form: FormData): Promise<Outcome<OwnWork> | null> {
  const work = workIn(OWN_WORKS, textOf(form, 'work'))
  if (!work) return null
  const typed = typedIn(form)
  if (work === 'end_own_session') {
    return outcomeOf(work, typed, await endOwnStaffSession(ctx, typed.id))
  }
  const { name, locale, seen } = typed
  const read = OwnDetails.safeParse({ name, locale })
  if (!read.success) return wrongFields(work, typed, read.error)
  return outcomeOf(work, typed, await changeOwnDetails(ctx, { ...read.data, seen }))
}

const STEPS = {
  export_customer: ['customer.read', 'customer_export'],
  remove_customer: ['customer.remove', 'customer_removal'],
} as const

export async function workOnCustomer(
  ctx: Context,
  userId: string,
  form: FormData,
  before: Before,
): Promise<Outcome<CustomerWork> | null> {
  const work = workIn(CUSTOMER_WORKS, textOf(form, 'work'))
  if (!work) return null
  const typed = typedIn(form)
  if (work === 'end_customer_session' || work === 'end_customer_sessions') {
    const sessionId = work === 'end_customer_session' ? typed.id : null
    return outcomeOf(work, typed, await endSessionsOfCustomer(ctx, { userId, sessionId }))
  }
  const [permission, step] = STEPS[work]
  if (!may(ctx.actor, permission)) return refusal(work, typed, 'forbidden')
  await before(step)
  // The file itself is fetched by its own address, which the page then shows.
  const done = work === 'export_customer' ? ok(null) : await removeCustomer(ctx, userId)
  return outcomeOf(work, typed, done)
}

const outcomeOf = <Work extends string>(
  work: Work,
  typed: Typed,
  result: Result<unknown, string>,
): Outcome<Work> => (result.ok ? { done: work } : refusal(work, typed, result.error))

const refusal = <Work extends string>(work: Work, typed: Typed, code: string): Refused<Work> => ({
  ...{ work, code, typed },
  faults: [],
})

/** A field that no form shows was not typed by a person: then the whole is refused. */
function wrongFields<Work extends string>(
  work: Work,
  typed: Typed,
  error: z.ZodError,
): Refused<Work> {
  const names = [...new Set(error.issues.map(({ path }) => path[0]))]
  const faults = names
    .filter(isTyped)
    .map((field) => ({ field, isMissing: typed[field].trim() === '' }))
  const isWhole = faults.length < names.length
  return { work, code: isWhole ? 'request_invalid' : null, faults, typed }
}

const isTyped = (name: unknown): name is Field => name === 'name' || name === 'email'

const typedIn = (form: FormData): Typed => ({
  id: textOf(form, 'id'),
  email: textOf(form, 'email'),
  name: textOf(form, 'name'),
  role: textOf(form, 'role'),
  locale: textOf(form, 'locale'),
  seen: textOf(form, 'seen'),
})
