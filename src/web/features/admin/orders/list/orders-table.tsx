import type { ReactNode } from 'react'
import { Link } from 'react-router'

import type { OrderSort } from '#domain/orders/listing/list-filter.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney } from '#shared/money.ts'
import table from '#web/features/admin/parts/data-table.module.css'
import { DataTable, DateCell } from '#web/features/admin/parts/data-table.tsx'
import { DateTime } from '#web/features/admin/parts/date-time.tsx'
import { StatusPill } from '#web/features/admin/parts/status-pill.tsx'
import { Seals } from '#web/scents/seals.tsx'

import type { Deadline } from './deadline.ts'
import { addressOf, type ListAddress } from './order-filter.ts'
import type { OrderRow } from './order-list.server.ts'
import css from './orders-table.module.css'

type Props = {
  address: ListAddress
  rows: readonly OrderRow[]
  caption: string
  /** Whether every row begins chosen. */
  isAllSelected: boolean
  /** The box that ticks all others; `null` where rows have none. */
  selectAll: ReactNode
}

/** With `selectAll` each row can be selected, too: the table is in a form. */
export function OrdersTable({ address, rows, caption, isAllSelected, selectAll }: Props) {
  const t = useT()
  return (
    <DataTable
      caption={caption}
      className={`${table.loose} ${css.orders}`}
      columns={[
        {
          text: (
            <WithTick tick={selectAll && <span className={css.tick}>{selectAll}</span>}>
              {t('admin.columnNumber')}
            </WithTick>
          ),
        },
        {
          text: t('admin.columnPlaced'),
          ...sortHead(address, ['newest', 'oldest']),
          className: table.wide,
        },
        t('admin.columnCustomer'),
        t('admin.columnContents'),
        { text: t('admin.columnTotal'), isNumber: true },
        { text: t('admin.columnMethod'), className: table.wide },
        t('admin.columnStatus'),
        { text: t('admin.columnDeadline'), ...sortHead(address, ['deadline']) },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} isChosen={selectAll ? isAllSelected : null} />
      ))}
    </DataTable>
  )
}

const DIRECTIONS = {
  newest: 'descending',
  oldest: 'ascending',
  deadline: 'ascending',
} as const satisfies Record<OrderSort, 'ascending' | 'descending'>

/** In the order of presses; after the last one, the newest order is first again. */
function sortHead(address: ListAddress, sorts: readonly OrderSort[]) {
  const at = sorts.indexOf(address.sort)
  const sort = sorts[at + 1] ?? 'newest'
  const direction = at === -1 ? null : DIRECTIONS[address.sort]
  return { to: addressOf({ ...address, sort, from: null }), direction }
}

function Row({ row, isChosen }: { row: OrderRow; isChosen: boolean | null }) {
  const t = useT()
  const locale = useLocale()
  const tick = isChosen !== null && (
    <label className={css.tick}>
      <span className="visually-hidden">{t('adminOrders.choose', { number: row.number })}</span>
      <input type="checkbox" name="id" value={row.id} defaultChecked={isChosen} />
    </label>
  )

  return (
    <tr>
      <th scope="row" className="code">
        <WithTick tick={tick}>
          <Link to={`/admin/orders/${row.id}`} className={`${table.number} ${css.open}`}>
            {row.number}
          </Link>
        </WithTick>
      </th>
      <DateCell at={row.placedAt} isWide />
      <td className={table.customer}>
        {row.customerName}
        {row.customerCompany && <span>{row.customerCompany}</span>}
      </td>
      <td className={css.goods}>
        <span className={css.contents}>
          {t('admin.packages', { count: row.packageCount })}
          <Seals scents={row.scents} />
        </span>
      </td>
      <td data-number>{formatMoney(row.total, locale)}</td>
      <td className={`${table.line} ${table.wide}`}>{t(`admin.method_${row.paymentMethod}`)}</td>
      <td className={`${table.line} ${css.status}`}>
        <StatusPill status={row.status} isFlagged={row.isFlagged} />
      </td>
      <td className={`${table.line} ${css.until}`}>
        {row.deadline && <DeadlineCell deadline={row.deadline} />}
      </td>
    </tr>
  )
}

/** A box before the number, where rows have one. */
function WithTick({ tick, children }: { tick: ReactNode; children: ReactNode }) {
  if (!tick) return children
  return (
    <span className={css.selected}>
      {tick}
      {children}
    </span>
  )
}

function DeadlineCell({ deadline: { kind, at, isLastDay } }: { deadline: Deadline }) {
  const t = useT()
  return (
    <span className={css.deadline} data-last={isLastDay || undefined}>
      {t(`admin.deadline_${kind}`)} <DateTime at={at} isDue />
    </span>
  )
}
