/** Customers, the newest first, or those that were looked for. */
import { Form, Link } from 'react-router'

import { formatPhone } from '#domain/addresses/phone-number.ts'
import { type CustomerSort, NEWEST_CUSTOMERS } from '#domain/orders/customers/customer-sort.ts'
import type { CustomerLine } from '#domain/orders/customers/list-customers.server.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/policy.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DataTable, DateCell, EmailText } from '../parts/data-table.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { SearchField } from '../parts/search-field.tsx'
import { headOf, sortParam } from '../parts/sort-head.tsx'
import css from './customers.module.css'

type Props = {
  customers: readonly CustomerLine[]
  input: string
  /** The only tag that is shown; `null` for all customers. */
  tag: string | null
  sort: CustomerSort
  /** The tags in use. */
  tags: readonly string[]
  /** Where the next page begins. */
  next: string | null
  isTooShort: boolean
  isLater: boolean
  isRemoved: boolean
}

export function CustomersPage(props: Props) {
  const { customers, tags, next, isTooShort, isLater, isRemoved, ...address } = props
  const t = useT()
  const { input, tag } = address
  const ofSearch = t(isTooShort ? 'admin.searchTooShort' : 'adminCustomers.emptySearch')
  return (
    <>
      <div className={page.head}>
        <h1>{t('adminStaff.area_customers')}</h1>
        <Search {...address} />
        <TagFilter {...address} tags={tags} />
      </div>
      {isRemoved && <SuccessMessage text={t('adminCustomers.done_remove_customer')} />}
      {customers.length > 0 ? (
        <Customers customers={customers} {...address} />
      ) : (
        <EmptyState title={t('adminCustomers.empty')} text={input || tag ? ofSearch : undefined} />
      )}
      {(isLater || next !== null) && (
        <nav className={layout.buttons} aria-label={t('adminCustomers.pages')}>
          {isLater && <ActionLink to={pathOf(address)}>{t('adminCustomers.newest')}</ActionLink>}
          {next !== null && (
            <ActionLink to={pathOf({ ...address, after: next })} rel="next">
              {t('adminCustomers.older')}
            </ActionLink>
          )}
        </nav>
      )}
      <p className={panel.quiet}>{t('adminCustomers.text')}</p>
      <ZoneNote />
    </>
  )
}

type Address = Pick<Props, 'input' | 'tag' | 'sort'>

function pathOf({ input, tag, sort, after }: Address & { after?: string }): string {
  const search = new URLSearchParams({
    ...(input && { q: input }),
    ...(tag && { tag }),
    ...sortParam(sort, NEWEST_CUSTOMERS),
    ...(after && { after }),
  })
  return search.size === 0 ? '/admin/customers' : `/admin/customers?${search}`
}

/** The tag of the address is offered too when it is rare. */
function TagFilter({ tags, ...address }: Address & Pick<Props, 'tags'>) {
  const t = useT()
  const { tag } = address
  const offered = tag === null || tags.includes(tag) ? tags : [...tags, tag]
  if (offered.length === 0) return null
  return (
    <FilterLinks
      label={t('adminCustomers.tags')}
      active={tag ?? ''}
      choices={['', ...offered].map((name) => ({
        name,
        to: pathOf({ ...address, tag: name || null }),
        label: name || t('adminCustomers.anyTag'),
      }))}
    />
  )
}

function Search({ input, tag, sort }: Address) {
  const t = useT()
  const sorted = sortParam(sort, NEWEST_CUSTOMERS)
  return (
    <Form
      method="get"
      action="/admin/customers"
      role="search"
      aria-label={t('adminCustomers.search')}
      key={input}
      className={css.search}
    >
      {tag !== null && <input type="hidden" name="tag" value={tag} />}
      {sorted && <input type="hidden" name="sort" value={sorted.sort} />}
      <SearchField
        name="q"
        label={t('adminCustomers.searchLabel')}
        hint={t('adminCustomers.searchHint')}
        input={input}
        lengthMax={SEARCH_LENGTH_MAX}
      />
      <Button type="submit" size="small">
        {t('adminCustomers.search')}
      </Button>
      {input !== '' && <ActionLink to="/admin/customers">{t('adminCustomers.all')}</ActionLink>}
    </Form>
  )
}

function Customers({ customers, ...address }: Address & Pick<Props, 'customers'>) {
  const t = useT()
  const head = (key: CustomerSort['key']) =>
    headOf(address.sort, { key, isDescending: true }, (sort) => pathOf({ ...address, sort }))
  return (
    <DataTable
      caption={t('adminStaff.area_customers')}
      className={table.loose}
      columns={[
        t('adminCustomers.customer'),
        { text: t('adminCustomers.phone'), className: table.wide },
        { text: t('adminCustomers.orders'), ...head('orders'), isNumber: true },
        { text: t('adminCustomers.lastOrder'), ...head('last') },
        { text: t('adminCustomers.since'), ...head('since'), className: table.wide },
      ]}
    >
      {customers.map((customer) => (
        <Row key={customer.id} customer={customer} />
      ))}
    </DataTable>
  )
}

function Row({ customer }: { customer: CustomerLine }) {
  const t = useT()
  const { id, email, name, company, phone, orders, lastOrderAt, createdAt } = customer
  return (
    <tr>
      <th scope="row" className={`${table.who} ${table.person}`}>
        <Link to={`/admin/customers/${id}`}>{name || email}</Link>
        {name && <EmailText email={email} />}
        {company && <span>{company}</span>}
      </th>
      <td className={`${table.line} ${table.wide}`}>{formatPhone(phone, JAPAN)}</td>
      <td data-number>{orders}</td>
      <DateCell at={lastOrderAt} isDay none={t('adminCustomers.none')} />
      <DateCell at={createdAt} isDay isWide />
    </tr>
  )
}
