import { eraseAccount, holdForClosing } from '#domain/accounts/own-account.server.ts'
import type { Own, OwnRefusal } from '#domain/accounts/recent-sign-in.server.ts'
import type { Context } from '#domain/context.ts'
import { dropDraft } from '#domain/drafts/drop-draft.server.ts'
import { forgetAccountLetters } from '#domain/mail/own-letters.server.ts'
import { stopNewsTo } from '#domain/newsletter/own-subscription.server.ts'
import {
  forgetContactDetails,
  hasOpenBusiness,
  hasWorkedOnOrders,
} from '#domain/orders/own-orders.server.ts'
import { fail, ok, type Result } from '#shared/result.ts'

type Refusal = OwnRefusal | 'forbidden' | 'account_has_open_orders'

/**
 * Lets go of everything but the orders, in one transaction. Refused while goods or money are under way: whoever waits for
 * them must be able to see them. Decisions, section 9.
 */
export const closeAccount = (ctx: Context, own: Own): Promise<Result<null, Refusal>> =>
  ctx.transaction<Result<null, Refusal>>(async (ctx) => {
    const held = await holdForClosing(ctx, own)
    if (!held.ok) return held
    const user = held.value
    if (await hasOpenBusiness(ctx, user.id)) return fail('account_has_open_orders')

    await forgetContactDetails(ctx, user.id)
    await dropDraft(ctx)
    // What was done under an address that nobody proved may be somebody else's.
    if (user.emailProvenAt) {
      await stopNewsTo(ctx, user.email)
      await forgetAccountLetters(ctx, user.email)
    }
    // What somebody did while they worked here stays in the timelines under their name.
    await eraseAccount(ctx, user, { keepsName: await hasWorkedOnOrders(ctx, user.id) })
    return ok(null)
  })
