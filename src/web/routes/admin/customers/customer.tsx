import { data, redirect } from 'react-router'

import { may } from '#domain/accounts/permission.ts'
import { listNamesOfUsers } from '#domain/accounts/staff/staff-list.server.ts'
import { viewCustomer } from '#domain/personal-data/view-customer.server.ts'
import { handleCustomerAction } from '#web/features/admin/customers/customer-action.server.ts'
import { CUSTOMER_ACTIONS } from '#web/features/admin/customers/customer-action.ts'
import { CustomerPage } from '#web/features/admin/customers/customer-page.tsx'
import { customerView } from '#web/features/admin/customers/customer-view.ts'
import { findAction, formStatus, openFormFromUrl } from '#web/features/admin/forms/action.ts'
import {
  readForm,
  requireRecentStaff,
  requireStaff,
} from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/customer.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('adminCustomers.customer'), isPrivate: true }))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context)
  const customer = await viewCustomer(ctx, params.userId)
  if (!customer.ok) throw data(null, { status: 404 })

  const authors = customer.value.record.notes.map(({ writtenBy }) => writtenBy)
  const names = unwrap(await listNamesOfUsers(ctx, [...new Set(authors)]))
  const { searchParams } = new URL(request.url)
  return {
    customer: customerView(customer.value, names),
    ask: openFormFromUrl(CUSTOMER_ACTIONS, searchParams),
    done: findAction(CUSTOMER_ACTIONS, searchParams.get('done')),
    mayRemove: may(ctx.actor, 'customer.remove'),
    mayReadLog: may(ctx.actor, 'audit.read'),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, site } = requireStaff(context)
  const form = await readForm(request, site.url)
  const outcome = await handleCustomerAction(ctx, params.userId, form, (step) =>
    requireRecentStaff(context, form, step),
  )
  if (outcome === null) throw data(null, { status: 422 })
  if (!('done' in outcome)) return data(outcome, { status: formStatus(outcome) })
  const isGone = outcome.done === 'remove_customer'
  const path = isGone ? '/admin/customers' : `/admin/customers/${params.userId}`
  return redirect(`${path}?done=${outcome.done}`)
}

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} errors={actionData} />
}
