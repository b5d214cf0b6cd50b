/** What can be done with people who work here, with oneself and with customers, and what comes back when it is refused. */

export const MEMBER_ACTIONS = [
  'change_role',
  'reset_device',
  'revoke_session',
  'revoke_sessions',
  'remove_staff',
] as const
export type MemberAction = (typeof MEMBER_ACTIONS)[number]

export const ME_ACTIONS = ['change_my_details', 'revoke_my_session'] as const
export type MeAction = (typeof ME_ACTIONS)[number]

export const CUSTOMER_ACTIONS = [
  'revoke_customer_session',
  'revoke_customer_sessions',
  'export_customer',
  'remove_customer',
] as const
export type CustomerAction = (typeof CUSTOMER_ACTIONS)[number]

export type AccountAction = 'invite_staff' | MemberAction | MeAction | CustomerAction

/** Which of some works a word is; `null` for every other. */
export const findAction = <Action extends string>(
  actions: readonly Action[],
  word: string | null,
): Action | null => actions.find((action) => action === word) ?? null

/** The form that a link opened. */
export type OpenFormParam<Action extends string> = { action: Action; id: string }

export function openFormFromUrl<Action extends string>(
  actions: readonly Action[],
  search: URLSearchParams,
): OpenFormParam<Action> | null {
  const action = findAction(actions, search.get('form'))
  return action && { action, id: search.get('id') ?? '' }
}

export type Field = 'email' | 'name' | 'role' | 'locale'

export type AccountErrors<Action extends string> = {
  action: Action
  /** A problem's; `null` when only fields are wrong. */
  code: string | null
  errors: readonly { field: Field; isMissing: boolean }[]
  input: StaffInput
}

export type StaffInput = { id: string; revision: string } & Record<Field, string>

/** The one that was refused stays open, whatever the address says. */
export const openForm = <Action extends string>(
  ask: OpenFormParam<Action> | null,
  refused: AccountErrors<Action> | undefined,
): OpenFormParam<Action> | null =>
  refused ? { action: refused.action, id: refused.input.id } : ask
