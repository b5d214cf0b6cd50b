/** What can be done with people who work here, with oneself and with customers, and what comes back when it is refused. */

export const PERSON_WORKS = [
  'change_role',
  'reset_device',
  'end_session',
  'end_sessions',
  'remove_person',
] as const
export type PersonWork = (typeof PERSON_WORKS)[number]

export const OWN_WORKS = ['change_own', 'end_own_session'] as const
export type OwnWork = (typeof OWN_WORKS)[number]

export const CUSTOMER_WORKS = [
  'end_customer_session',
  'end_customer_sessions',
  'export_customer',
  'remove_customer',
] as const
export type CustomerWork = (typeof CUSTOMER_WORKS)[number]

export type PeopleWork = 'invite_person' | PersonWork | OwnWork | CustomerWork

/** Which of some works a word is; `null` for every other. */
export const workIn = <Work extends string>(
  works: readonly Work[],
  word: string | null,
): Work | null => works.find((work) => work === word) ?? null

/** The form that a link opened. */
export type Ask<Work extends string> = { work: Work; id: string }

export function askIn<Work extends string>(
  works: readonly Work[],
  search: URLSearchParams,
): Ask<Work> | null {
  const work = workIn(works, search.get('ask'))
  return work && { work, id: search.get('id') ?? '' }
}

export type Field = 'email' | 'name' | 'role' | 'locale'

export type Refused<Work extends string> = {
  work: Work
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  faults: readonly { field: Field; isMissing: boolean }[]
  typed: Typed
}

export type Typed = { id: string; seen: string } & Record<Field, string>

/** The one that was refused stays open, whatever the address says. */
export const openForm = <Work extends string>(
  ask: Ask<Work> | null,
  refused: Refused<Work> | undefined,
): Ask<Work> | null => (refused ? { work: refused.work, id: refused.typed.id } : ask)
