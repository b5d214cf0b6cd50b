/** Forms about one customer become use cases. */
import { may } from '#domain/accounts/permission.ts'
import {
  findCustomerUser,
  revokeSessionsOfCustomer,
} from '#domain/accounts/profile/customer-account.server.ts'
import { noteCustomer, tagCustomer } from '#domain/accounts/profile/record-customer.server.ts'
import type { Context } from '#domain/context.ts'
import { removeCustomer } from '#domain/personal-data/remove-customer.server.ts'

import {
  type ActionDone,
  type ActionInput,
  actionErrors,
  findAction,
  outcomeOf,
  textOutcome,
} from '../forms/action.ts'
import type { Verify } from '../frame/staff-action.server.ts'
import { CUSTOMER_ACTIONS, type CustomerAction, type CustomerErrors } from './customer-action.ts'

const STEPS = {
  export_customer: ['customer.export', 'customer_export'],
  remove_customer: ['customer.remove', 'customer_removal'],
} as const

/** `null` for a form that is none of ours. `verify` requires a recent one-time password. */
export async function handleCustomerAction(
  ctx: Context,
  userId: string,
  input: ActionInput,
  verify: Verify,
): Promise<ActionDone<CustomerAction> | CustomerErrors | null> {
  const action = findAction(CUSTOMER_ACTIONS, input.intent)
  if (!action) return null
  if (action === 'note_customer') {
    const noted = await noteCustomer(ctx, userId, input.note ?? '')
    return textOutcome(action, { input, field: 'note', result: noted })
  }
  if (action === 'tag_customer') {
    const { tags = '', revision = '' } = input
    const tagged = await tagCustomer(ctx, userId, { input: tags, revision })
    return textOutcome(action, { input, field: 'tags', result: tagged })
  }
  if (action === 'revoke_customer_session' || action === 'revoke_customer_sessions') {
    const sessionId = action === 'revoke_customer_session' ? (input.id ?? '') : null
    return outcomeOf(action, input, await revokeSessionsOfCustomer(ctx, { userId, sessionId }))
  }
  const [permission, step] = STEPS[action]
  if (!may(ctx.actor, permission)) return actionErrors(action, input, { code: 'forbidden' })
  await verify(step)
  // The file itself is fetched by its own address, which the page then shows.
  const done =
    action === 'export_customer'
      ? await findCustomerUser(ctx, userId)
      : await removeCustomer(ctx, userId)
  return outcomeOf(action, input, done)
}
