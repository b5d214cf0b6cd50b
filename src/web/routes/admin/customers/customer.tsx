import { data, type ShouldRevalidateFunctionArgs } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import type { Context } from '#domain/context.ts'
import { viewCustomer } from '#domain/personal-data/view-customer.server.ts'
import { ClosedCustomerPage } from '#web/features/admin/customers/closed-customer-page.tsx'
import { handleCustomerAction } from '#web/features/admin/customers/customer-action.server.ts'
import { CUSTOMER_ACTIONS } from '#web/features/admin/customers/customer-action.ts'
import { CustomerPage } from '#web/features/admin/customers/customer-page.tsx'
import { customerView } from '#web/features/admin/customers/customer-view.ts'
import { findAction, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { answerOf, readStaffForm } from '#web/features/admin/frame/staff-action.server.ts'
import { loadCustomerCard, withAuthors } from '#web/features/admin/parts/customer-card.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/customer.ts'

export const meta = pageMeta((t) => ({ title: t('adminCustomers.customer'), isPrivate: true }))

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'customer.read')
  const customer = await viewCustomer(ctx, params.userId)
  if (!customer.ok) return { closed: await loadClosedCustomer(ctx, params.userId) }

  const notes = await withAuthors(ctx, customer.value.record.notes)
  return {
    customer: customerView(customer.value, notes),
    ask: openFormFromUrl(CUSTOMER_ACTIONS, searchParams),
    done: findAction(CUSTOMER_ACTIONS, searchParams.get('done')),
    mayAnswer: may(ctx.actor, 'message.answer'),
    mayExport: may(ctx.actor, 'customer.export'),
    mayRemove: may(ctx.actor, 'customer.remove'),
    maySignOut: may(ctx.actor, 'customer.sign_out'),
    mayReadLog: may(ctx.actor, 'audit.read'),
  }
}

/** Only the orders of a closed account remain. */
async function loadClosedCustomer(ctx: Context, userId: string) {
  const card = await loadCustomerCard(ctx, { userId })
  if (!card?.closedAt) throw data(null, { status: 404 })
  return { card, closedAt: card.closedAt }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, input, verify } = await readStaffForm({ context, request }, 'customer.read')
  const outcome = await handleCustomerAction(ctx, params.userId, input, verify)
  return answerOf(outcome, ({ done }) => {
    const isGone = done === 'remove_customer'
    const path = isGone ? '/admin/customers' : `/admin/customers/${params.userId}`
    return `${path}?done=${done}`
  })
}

/** Of an account that is closed meanwhile nothing is left but what was typed. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  actionResult?.code !== 'not_found'

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  if ('closed' in loaderData) return <ClosedCustomerPage {...loaderData.closed} />
  return <CustomerPage {...loaderData} errors={actionData} />
}
