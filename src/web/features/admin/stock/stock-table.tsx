/** The stock: how many of each cartridge are in stock, how many are reserved, and by which orders. */
import { Link } from 'react-router'

import type { ReservedStock } from '#domain/orders/listing/list-reserved-stock.server.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { secondName } from '#web/scents/second-name.ts'
import { Badge } from '#web/ui/badge.tsx'

import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import panel from '../parts/panel.module.css'
import { headOf } from '../parts/sort-head.tsx'
import type { StockSort } from './stock-filter.ts'
import css from './stock-table.module.css'

type Props = {
  stock: readonly ReservedStock[]
  caption: string
  sort: StockSort
  pathOf: (sort: StockSort) => string
}

export function StockTable({ stock, caption, sort, pathOf }: Props) {
  const t = useT()
  const head = (key: StockSort['key']) => headOf(sort, { key, isDescending: false }, pathOf)
  return (
    <DataTable
      caption={caption}
      columns={[
        { text: t('admin.scent'), ...head('scent') },
        { text: t('admin.serial'), ...head('serial'), className: table.wide },
        { text: t('admin.onHand'), ...head('onHand'), isNumber: true },
        { text: t('admin.reserved'), ...head('reserved'), isNumber: true, className: table.wide },
        { text: t('admin.free'), ...head('free'), isNumber: true, className: css.free },
        { text: t('admin.reservedBy'), className: css.reserved },
      ]}
    >
      {stock.map((stock) => (
        <Row key={stock.serial} stock={stock} />
      ))}
    </DataTable>
  )
}

function Row({ stock }: { stock: ReservedStock }) {
  const { serial, name, kind, onHand, reserved, isLow, waiting, holders, moreHolders } = stock
  const t = useT()
  const locale = useLocale()
  return (
    <tr>
      <th scope="row" className={css.name}>
        <Link to={`/admin/stock/${serial}`} className={css.stock}>
          <ScentName
            serial={serial}
            kind={kind}
            name={textIn(name, locale)}
            second={secondName(name, locale)}
          />
        </Link>
        {isLow && (
          <span className={css.low}>
            <Badge tone="warn">{t('adminStock.low')}</Badge>
          </span>
        )}
        {waiting > 0 && (
          <span className={css.low}>
            <Badge tone="neutral">{t('adminStock.waiting', { count: waiting })}</Badge>
          </span>
        )}
      </th>
      <td className={`code ${table.wide}`}>{serial}</td>
      <td data-number>{onHand}</td>
      <td data-number className={table.wide}>
        {reserved}
      </td>
      <td data-number data-none={onHand === reserved || undefined} className={css.free}>
        {onHand - reserved}
      </td>
      <td className={css.reserved}>
        <ul className={css.holders}>
          {holders.map(({ id, number, quantity }) => (
            <li key={id}>
              <Link to={`/admin/orders/${id}`} className="code">
                {number}
              </Link>
              {quantity > 1 && ` × ${quantity}`}
            </li>
          ))}
          {moreHolders > 0 && (
            <li>
              <Link to={`/admin/orders?status=all&q=${serial}`}>
                {t('adminStock.moreHolders', { count: moreHolders })}
              </Link>
            </li>
          )}
        </ul>
        {holders.length === 0 && <span className={panel.quiet}>{t('admin.none')}</span>}
      </td>
    </tr>
  )
}
