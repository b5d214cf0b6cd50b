/** Customers, the newest first, or those that were looked for. */
import { Form, Link } from 'react-router'

import { formatPhone } from '#domain/addresses/phone-number.ts'
import type { CustomerLine } from '#domain/orders/customers/list-customers.server.ts'
import { SEARCH_LENGTH_MAX } from '#domain/orders/listing/list-filter.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Table } from '#web/ui/table.tsx'

import table from '../parts/data-table.module.css'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import layout from '../parts/form-layout.module.css'
import { SearchField } from '../parts/search-field.tsx'
import css from './customers.module.css'

type Props = {
  customers: readonly CustomerLine[]
  input: string
  /** The only tag that is shown; `null` for all customers. */
  tag: string | null
  /** The tags in use. */
  tags: readonly string[]
  /** Where the next page begins. */
  next: string | null
  isLater: boolean
}

export function CustomersPage({ customers, input, tag, tags, next, isLater }: Props) {
  const t = useT()
  return (
    <>
      <Search input={input} tag={tag} />
      <TagFilter input={input} tag={tag} tags={tags} />
      {customers.length > 0 ? (
        <Customers customers={customers} />
      ) : (
        <EmptyState
          title={t('adminCustomers.empty')}
          text={input === '' && tag === null ? undefined : t('adminCustomers.emptySearch')}
        />
      )}
      {(isLater || next !== null) && (
        <nav className={layout.buttons} aria-label={t('adminCustomers.pages')}>
          {isLater && (
            <ButtonLink to={pathOf({ input, tag })} variant="outline" size="small">
              {t('adminCustomers.newest')}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink
              to={pathOf({ input, tag, after: next })}
              variant="outline"
              size="small"
              rel="next"
            >
              {t('adminCustomers.older')}
            </ButtonLink>
          )}
        </nav>
      )}
      <ZoneNote />
    </>
  )
}

type Address = Pick<Props, 'input' | 'tag'> & { after?: string }

function pathOf({ input, tag, after }: Address): string {
  const search = new URLSearchParams({
    ...(input && { q: input }),
    ...(tag && { tag }),
    ...(after && { after }),
  })
  return search.size === 0 ? '/admin/customers' : `/admin/customers?${search}`
}

/** The tag of the address is offered too when it is rare. */
function TagFilter({ input, tag, tags }: Pick<Props, 'input' | 'tag' | 'tags'>) {
  const t = useT()
  const offered = tag === null || tags.includes(tag) ? tags : [...tags, tag]
  if (offered.length === 0) return null
  return (
    <FilterLinks
      label={t('adminCustomers.tags')}
      active={tag ?? ''}
      choices={['', ...offered].map((name) => ({
        name,
        to: pathOf({ input, tag: name || null }),
        label: name || t('adminCustomers.anyTag'),
      }))}
    />
  )
}

function Search({ input, tag }: Pick<Props, 'input' | 'tag'>) {
  const t = useT()
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
      {input !== '' && (
        <ButtonLink to="/admin/customers" variant="outline" size="small">
          {t('adminCustomers.all')}
        </ButtonLink>
      )}
    </Form>
  )
}

function Customers({ customers }: { customers: readonly CustomerLine[] }) {
  const t = useT()
  return (
    <div className={`${table.table} ${table.loose}`}>
      <Table caption={t('adminStaff.area_customers')} isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">{t('adminCustomers.customer')}</th>
            <th scope="col">{t('adminCustomers.phone')}</th>
            <th scope="col" data-number>
              {t('adminCustomers.orders')}
            </th>
            <th scope="col">{t('adminCustomers.lastOrder')}</th>
            <th scope="col" className={table.wide}>
              {t('adminCustomers.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <Row key={customer.id} customer={customer} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Row({ customer }: { customer: CustomerLine }) {
  const t = useT()
  const { id, email, name, company, phone, orders, lastOrderAt, createdAt } = customer
  return (
    <tr>
      <th scope="row" className={`${table.who} ${table.person}`}>
        <Link to={`/admin/customers/${id}`}>{name || email}</Link>
        {name && <span>{email}</span>}
        {company && <span>{company}</span>}
      </th>
      <td className={table.line}>{formatPhone(phone, JAPAN)}</td>
      <td data-number>{orders}</td>
      <td className={table.line}>
        {lastOrderAt ? <DateTime at={lastOrderAt} isDay /> : t('adminCustomers.none')}
      </td>
      <td className={`${table.line} ${table.wide}`}>
        <DateTime at={createdAt} isDay />
      </td>
    </tr>
  )
}
