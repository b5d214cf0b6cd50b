import { listCustomerTags } from '#domain/accounts/profile/record-customer.server.ts'
import { CUSTOMER_SORT_KEYS, NEWEST_CUSTOMERS } from '#domain/orders/customers/customer-sort.ts'
import { listCustomers } from '#domain/orders/customers/list-customers.server.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import { parseSort } from '#domain/sort.ts'
import { isUuid } from '#shared/uuid.ts'
import { CustomersPage } from '#web/features/admin/customers/customers-page.tsx'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/customers.ts'

export const meta = pageMeta((t) => ({ title: t('adminStaff.area_customers'), isPrivate: true }))

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { ctx } = requireStaff(context, 'customer.read')
  const input = (searchParams.get('q') ?? '').slice(0, SEARCH_LENGTH_MAX)
  const tag = searchParams.get('tag')
  const from = searchParams.get('after') ?? ''
  const after = isUuid(from) ? from : null
  const sort = parseSort(searchParams.get('sort'), CUSTOMER_SORT_KEYS, NEWEST_CUSTOMERS)
  return {
    ...unwrap(await listCustomers(ctx, { input, tag, sort, after })),
    input,
    tag,
    sort,
    tags: unwrap(await listCustomerTags(ctx)),
    isLater: after !== null,
    isRemoved: searchParams.get('done') === 'remove_customer',
  }
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />
}
